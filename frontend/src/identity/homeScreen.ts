/** iPhones and iPads bring messages only to pages that stand on the home screen. */

const APPLE = /iPhone|iPad|iPod/;
const MAC = /Macintosh/;

/** Whether this is one of them, and the club is open in its browser. iPads say that they are Macs, of which none can be touched in
 * several places. */
export function wantsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & { standalone?: boolean };
  const apple = APPLE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1);
  return apple && !standalone && !matchMedia("(display-mode: standalone)").matches;
}
