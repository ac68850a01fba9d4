/** Times in words. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 h", "12 min", "2 days". */
export function leftWords(ms: number): string {
  if (ms < MINUTE) return "under a minute";
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < 2 * DAY) return `${Math.floor(ms / HOUR)} h`;
  return `${Math.floor(ms / DAY)} days`;
}

/** How much of the time is left, 0 to 100. */
export function shareLeft(ms: number, hours: number): number {
  return Math.round(Math.max(0, Math.min(1, ms / (hours * HOUR))) * 100);
}

/** "1 h", "8 h", "1 day", "3 days", "none". */
export function clockWords(hours: number | null): string {
  if (hours === null) return "none";
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  if (hours < 24 || hours % 24 !== 0) return `${hours} h`;
  return hours === 24 ? "1 day" : `${hours / 24} days`;
}

/** "today", "yesterday", "12 October", with the year when it is another. */
export function dayWords(at: string, now = new Date()): string {
  const then = new Date(at);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (then.getTime() >= midnight) return "today";
  if (then.getTime() >= midnight - DAY) return "yesterday";
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString("en-GB", { day: "numeric", month: "long", ...year });
}

/** "22:50" today, else the day and the time. */
export function hourWords(at: string, now = new Date()): string {
  const time = new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const day = dayWords(at, now);
  return day === "today" ? time : `${day}, ${time}`;
}
