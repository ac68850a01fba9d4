/** When to ask for the next day's challenge. Pure. */

/** ms after the close: by then the next day's is there. */
const GRACE = 1500;
/** Longer than a timer runs, and than a page stays open. */
const LONGEST = 24 * 3_600_000;
/** Where the day goes on after its close as the page reckons, it is asked for again after so long, and after twice as long each time. */
const FIRST = 4000;
const SELDOM = 10 * 60_000;

/** Ms until a day that closes at `closes` is over and the next can be asked for, when it was asked for so often since its close in
 * vain; null where that is too far off. `now` is the server's. */
export function nextAfter(closes: string, now: number, inVain: number): number | null {
  const left = Date.parse(closes) - now;
  if (left > LONGEST) return null;
  return left > 0 ? left + GRACE : Math.min(SELDOM, FIRST * 2 ** inVain);
}
