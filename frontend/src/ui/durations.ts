/** The clock in words. */

import * as texts from "../texts/en/time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below so many the smaller unit is told: "90 min", "71 h". */
const MOST_MINUTES = 120;
const MOST_HOURS = 72;

/** The clock as it is read: to the nearest minute, hour or day, and in a smaller unit wherever the larger would be far off. */
export function leftWords(ms: number): string {
  if (ms < MINUTE) return texts.UNDER_A_MINUTE;
  if (Math.round(ms / MINUTE) < MOST_MINUTES) return texts.minutes(Math.round(ms / MINUTE));
  if (Math.round(ms / HOUR) < MOST_HOURS) return texts.hours(Math.round(ms / HOUR));
  return texts.days(Math.round(ms / DAY));
}

/** How much of the time is left, 0 to 100. */
export function shareLeft(ms: number, hours: number): number {
  return Math.round(Math.max(0, Math.min(1, ms / (hours * HOUR))) * 100);
}
