/** Days and months of the club, which are those of UTC wherever one is. */

import type { CourseOfMonth } from "../api/types.ts";
import { LOCALE } from "../texts/en/days.ts";

const DAY = 24 * 3_600_000;

/** "22 November": the day of a date or a time, or so many days from it. */
export function dateWords(at: string, more = 0): string {
  const day = new Date(Date.parse(at) + more * DAY);
  return day.toLocaleDateString(LOCALE, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** Where the month's best rounds on its course stand. */
export const monthPath = ({ game, course }: CourseOfMonth): string =>
  `/boards/${game}?course=${encodeURIComponent(course.id)}&period=month`;
