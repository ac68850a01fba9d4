/** Words that several screens share. */

import type { Seat } from "../api/types.ts";
import { EVEN, FREE_SEAT, RESERVED, YOU } from "../texts/en/words.ts";

export { capital, LEVEL_NAMES, listWords, numberWord, ordinal, plural } from "../texts/en/words.ts";

/** A figure as it is read: "−6", "9". */
export const points = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What is added to a score: "+10", "−5", and "0" where it changes nothing. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : points(by));

/** A score against par: "−2", "E", "+1". */
export const toPar = (n: number): string => (n === 0 ? EVEN : signed(n));

/** A figure after a name: "Nell 4", and "Nell 2: 4" where the name ends in one. */
export const nameWithFigure = (who: string, n: number): string =>
  `${who}${/\d\u2069?$/.test(who) ? ":" : ""} ${points(n)}`;

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name within a sentence: one with letters that run from the right is set apart, so that it turns nothing beside it. */
const apart = (name: string): string => (FROM_RIGHT.test(name) ? `\u2066${name}\u2069` : name);

/** What a seat is called: its player's or bot's name; a free one says so. */
export function seatName(seat: Pick<Seat, "name" | "kind">, isYou = false): string {
  if (isYou) return YOU;
  return apart(seat.name ?? (seat.kind === "reserved" ? RESERVED : FREE_SEAT));
}

/** "Pebble Coast": narrow line breaks belong between words, not in a name of two. */
export function unbroken(name: string): string {
  return name.length <= 16 ? name.replace(/ /g, "\u00a0") : name;
}
