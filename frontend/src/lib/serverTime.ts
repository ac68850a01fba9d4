/** The time by the server's clock, which says when anything ends: a phone's own may be a day wrong. */

/** Ms; a phone that is less wrong keeps its own time, or each reply on its way would shift what is shown. */
const RIGHT_ENOUGH = 60_000;

let wrong = 0;

/** Notes when a reply was made, which the edge may have kept for `age` seconds since; does nothing where that is not told. */
export function noteServerTime(date: string | null, age: string | null): void {
  const off = Date.parse(date ?? "") + Number(age) * 1000 - Date.now();
  if (Number.isFinite(off)) wrong = Math.abs(off) > RIGHT_ENOUGH ? off : 0;
}

/** Ms since 1970. */
export const serverTime = (): number => Date.now() + wrong;
