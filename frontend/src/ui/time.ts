/** Times in words. */

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

/** "1 h", "8 h", "1 day", "3 days", "none". */
export function clockWords(hours: number | null): string {
  if (hours === null) return texts.NO_CLOCK;
  if (hours < 1) return texts.minutes(Math.round(hours * 60));
  return hours % 24 === 0 ? texts.days(hours / 24) : texts.hours(hours);
}

/** "today", "yesterday", "12 October", with the year when it is another. */
export function dayWords(at: string, now = new Date()): string {
  const then = new Date(at);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (then.getTime() >= midnight) return texts.TODAY;
  if (then.getTime() >= midnight - DAY) return texts.YESTERDAY;
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(texts.LOCALE, { day: "numeric", month: "long", ...year });
}

/** "22:50" today, else the day and the time. */
export function hourWords(at: string, now = new Date()): string {
  const time = new Date(at).toLocaleTimeString(texts.LOCALE, { hour: "2-digit", minute: "2-digit" });
  const day = dayWords(at, now);
  return day === texts.TODAY ? time : `${day}, ${time}`;
}
