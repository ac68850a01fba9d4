/** iPhones and iPads deliver notifications only to pages on the home screen. */

const APPLE = /iPhone|iPad|iPod/;
const MAC = /Macintosh/;

/** Whether this is an iPhone or iPad with the club open in the browser. iPads claim to be Macs, but Macs have no multi-touch. */
export function wantsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & { standalone?: boolean };
  const apple = APPLE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1);
  return apple && !standalone && !matchMedia("(display-mode: standalone)").matches;
}
