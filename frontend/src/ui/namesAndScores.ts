/** Names and scores in words. */

import type { Seat } from "../api/types.ts";
import { EVEN, FREE_SEAT, RESERVED, YOU } from "../texts/en/words.ts";

export { capital, LEVEL_NAMES, listWords, numberWord, ordinal, plural } from "../texts/en/words.ts";

/** Formats a number with a proper minus sign: "−6", "9". */
export const points = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Formats a change of a score: "+10", "−5", "0". */
export const signed = (by: number): string => (by > 0 ? `+${by}` : points(by));

/** Formats a score against par: "−2", "E", "+1". */
export const toPar = (n: number): string => (n === 0 ? EVEN : signed(n));

/** Joins a name and a number: "Nell 4", and "Nell 2: 4" if the name ends in a digit. */
export const nameWithFigure = (who: string, n: number): string =>
  `${who}${/\d\u2069?$/.test(who) ? ":" : ""} ${points(n)}`;

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates a name with right-to-left letters, so that it does not reorder the text around it. */
const apart = (name: string): string => (FROM_RIGHT.test(name) ? `\u2066${name}\u2069` : name);

/** Returns the name of a seat: its player's or bot's, "reserved" or "free". */
export function seatName(seat: Pick<Seat, "name" | "kind">, isYou = false): string {
  if (isYou) return YOU;
  return apart(seat.name ?? (seat.kind === "reserved" ? RESERVED : FREE_SEAT));
}

/** Keeps a short name of several words on one line. */
export function unbroken(name: string): string {
  return name.length <= 16 ? name.replace(/ /g, "\u00a0") : name;
}
