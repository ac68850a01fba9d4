/** When to request the next day's challenge. Pure. */

/** Ms after the close at which the next day is available. */
const GRACE = 1500;
/** Longest timer in ms; no page stays open for longer. */
const LONGEST = 24 * 3_600_000;
/** If the next day is not available yet, it is requested again after this many ms, then after twice as long each time. */
const FIRST = 4000;
const SELDOM = 10 * 60_000;

/** Returns the ms until the next day can be requested, after this many failed tries; null if that is too far off. `now` is the server's
 * time. */
export function nextAfter(closes: string, now: number, inVain: number): number | null {
  const left = Date.parse(closes) - now;
  if (left > LONGEST) return null;
  return left > 0 ? left + GRACE : Math.min(SELDOM, FIRST * 2 ** inVain);
}
