/** The server's time, which decides deadlines; a phone's clock may be a day off. */

/** Clock errors up to this many ms are ignored: each reply's delay would shift what is shown. */
const RIGHT_ENOUGH = 60_000;

let wrong = 0;

/** Notes a reply's time. A CDN may have cached it for `age` seconds. Does nothing without a date. */
export function noteServerTime(date: string | null, age: string | null): void {
  const off = Date.parse(date ?? "") + Number(age) * 1000 - Date.now();
  if (Number.isFinite(off)) wrong = Math.abs(off) > RIGHT_ENOUGH ? off : 0;
}

/** Returns the server's time, ms since 1970. */
export const serverTime = (): number => Date.now() + wrong;
