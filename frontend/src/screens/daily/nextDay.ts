/** When to request the next day's challenge. Pure. */

/** Ms after the close; by then the next day is there. */
const GRACE = 1500;
/** Too long for a timer, and for an open page. */
const LONGEST = 24 * 3_600_000;
/** If the day goes on after its close, it is requested again after this time, then after twice as long each time. */
const FIRST = 4000;
const SELDOM = 10 * 60_000;

/** Ms until the day after `closes` can be requested, after this many failed tries; null if that is too far off. `now` is the server's
 * time. */
export function nextAfter(closes: string, now: number, inVain: number): number | null {
  const left = Date.parse(closes) - now;
  if (left > LONGEST) return null;
  return left > 0 ? left + GRACE : Math.min(SELDOM, FIRST * 2 ** inVain);
}
