/** Words that several screens share. */

import type { Seat } from "../api/types.ts";
import { EVEN, FREE_SEAT, RESERVED, YOU } from "../texts/en/words.ts";

export { capital, LEVEL_NAMES, listWords, numberWord, ordinal, plural } from "../texts/en/words.ts";

/** A figure as it is read: "−6", "9". */
export const points = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What is added to a score: "+10", "−5", and "0" where it changes nothing. */
export const change = (by: number): string => (by > 0 ? `+${by}` : points(by));

/** A score against par: "−2", "E", "+1". */
export const toPar = (n: number): string => (n === 0 ? EVEN : change(n));

/** What a seat is called: its player's or bot's name; a free one says so. */
export function seatName(seat: Pick<Seat, "name" | "kind">, isYou = false): string {
  if (isYou) return YOU;
  return seat.name ?? (seat.kind === "reserved" ? RESERVED : FREE_SEAT);
}

/** "Pebble Coast": narrow line breaks belong between words, not in a name of two. */
export function together(name: string): string {
  return name.length <= 16 ? name.replace(/ /g, "\u00a0") : name;
}
