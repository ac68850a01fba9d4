/** Days, times of day and clock settings in words. Loads after a table in play. */

import { serverTime } from "../lib/serverTime.ts";
import * as texts from "../texts/en/dates.ts";
import * as clock from "../texts/en/durations.ts";

const DAY = 24 * 3_600_000;

/** Returns "1 h", "8 h", "1 day", "3 days" or "none". */
export function clockWords(hours: number | null): string {
  if (hours === null) return texts.NO_CLOCK;
  if (hours < 1) return clock.minutes(Math.round(hours * 60));
  return hours % 24 === 0 ? clock.days(hours / 24) : clock.hours(hours);
}

/** Returns "today", "yesterday" or "12 October", with the year if it is another. */
export function dayWords(at: string, now = new Date(serverTime())): string {
  const then = new Date(at);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (then.getTime() >= midnight) return texts.TODAY;
  if (then.getTime() >= midnight - DAY) return texts.YESTERDAY;
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(texts.LOCALE, { day: "numeric", month: "long", ...year });
}

/** Returns "22:50" for today, otherwise the day and the time. */
export function hourWords(at: string, now = new Date(serverTime())): string {
  const time = new Date(at).toLocaleTimeString(texts.LOCALE, { hour: "2-digit", minute: "2-digit" });
  const day = dayWords(at, now);
  return day === texts.TODAY ? time : `${day}, ${time}`;
}
