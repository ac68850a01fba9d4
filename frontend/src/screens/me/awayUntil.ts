/** Absences, which last until the morning of a day. */

import { serverTime } from "../../lib/serverTime.ts";

const DAY = 24 * 3_600_000;
/** Most days ahead, so that an absence lasts at most four weeks at any time of day. */
const LONGEST = 27;
const MORNING = "08:00";

const two = (n: number) => String(n).padStart(2, "0");

/** Returns "2026-11-20", in the phone's time zone. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const after = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

/** Returns the first and last day that can be chosen. */
export const daysToChoose = (now = new Date(serverTime())) => ({
  first: dayOf(after(now, 1)),
  last: dayOf(after(now, LONGEST)),
});

/** Returns the end of an absence until that day, as the API writes times; null for an invalid day. */
export function morningOf(day: string, now = new Date(serverTime())): string | null {
  const at = new Date(`${day}T${MORNING}`);
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= (LONGEST + 1) * DAY ? `${at.toISOString().slice(0, 19)}Z` : null;
}
