/** Durations in words. */

import * as texts from "../texts/en/durations.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below these limits the smaller unit is used: "90 min", "71 h". */
const MOST_MINUTES = 120;
const MOST_HOURS = 72;

/** Returns the time left to the nearest minute, hour or day; in the smaller unit if the larger would be too coarse. */
export function leftWords(ms: number): string {
  if (ms < MINUTE) return texts.UNDER_A_MINUTE;
  if (Math.round(ms / MINUTE) < MOST_MINUTES) return texts.minutes(Math.round(ms / MINUTE));
  if (Math.round(ms / HOUR) < MOST_HOURS) return texts.hours(Math.round(ms / HOUR));
  return texts.days(Math.round(ms / DAY));
}

/** Returns the share of the time that is left, 0 to 100. */
export function shareLeft(ms: number, hours: number): number {
  return Math.round(Math.max(0, Math.min(1, ms / (hours * HOUR))) * 100);
}
