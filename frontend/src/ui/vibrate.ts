/** Durations in ms: on, off, on. */
const TWICE = [70, 60, 70];

/** Whether the phone can vibrate; iPhones cannot. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(TWICE);
}
