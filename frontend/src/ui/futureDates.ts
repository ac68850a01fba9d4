/** Future times in words, such as the end of an absence or a pause. */

import { serverTime } from "../lib/serverTime.ts";
import { LOCALE } from "../texts/en/dates.ts";

const DAY = 24 * 3_600_000;

/** Returns "18:00" for today, "Friday, 18:00" within a week, otherwise "20 December, 18:00", with the year if it is another. */
export function untilWords(at: string, now = new Date(serverTime())): string {
  const then = new Date(at);
  const time = then.toLocaleTimeString(LOCALE, { hour: "2-digit", minute: "2-digit" });
  if (then.toDateString() === now.toDateString()) return time;
  return `${then.toLocaleDateString(LOCALE, dayOf(then, now))}, ${time}`;
}

/** After a week the weekday would be ambiguous. */
function dayOf(then: Date, now: Date): Intl.DateTimeFormatOptions {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const ahead = then.getTime() - midnight;
  if (ahead >= 0 && ahead < 7 * DAY) return { weekday: "long" };
  const day = { day: "numeric", month: "long" } as const;
  return then.getFullYear() === now.getFullYear() ? day : { ...day, year: "numeric" };
}

/** Whether a time is in the future. */
export const isAhead = (ahead: string | null, now: number): ahead is string =>
  ahead !== null && Date.parse(ahead) > now;
