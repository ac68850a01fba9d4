/** Ms: on, off, on. */
const TWICE = [70, 60, 70];

/** False on iPhones. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(TWICE);
}
