/** The club's days and months, which are in UTC everywhere. */

import type { CourseOfMonth } from "../api/types.ts";
import { LOCALE } from "../texts/en/dates.ts";

const DAY = 24 * 3_600_000;

/** Returns "22 November", or "22 Nov" in short: the day of a date or time, or `more` days later. */
export function dateWords(at: string, more = 0, month: "long" | "short" = "long"): string {
  const day = new Date(Date.parse(at) + more * DAY);
  return day.toLocaleDateString(LOCALE, { day: "numeric", month, timeZone: "UTC" });
}

/** Returns the address of the leaderboard of the month's course. */
export const monthPath = ({ game, course }: CourseOfMonth): string =>
  `/boards/${game}?course=${encodeURIComponent(course.id)}&period=month`;
