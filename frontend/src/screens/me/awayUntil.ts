/** Absences as one says them: until the morning of a day. */

import { serverTime } from "../../lib/serverTime.ts";

const DAY = 24 * 3_600_000;
/** So many days ahead at most, that it is four weeks at any hour of today. */
const LONGEST = 27;
const MORNING = "08:00";

const two = (n: number) => String(n).padStart(2, "0");

/** "2026-11-20", by the phone's own calendar. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const after = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

/** The first and the last day that an absence may end on. */
export const daysToChoose = (now = new Date(serverTime())) => ({
  first: dayOf(after(now, 1)),
  last: dayOf(after(now, LONGEST)),
});

/** The time at which an absence until that day ends, as the club writes times; null for no such day, or one out of reach. */
export function morningOf(day: string, now = new Date(serverTime())): string | null {
  const at = new Date(`${day}T${MORNING}`);
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= (LONGEST + 1) * DAY ? `${at.toISOString().slice(0, 19)}Z` : null;
}
