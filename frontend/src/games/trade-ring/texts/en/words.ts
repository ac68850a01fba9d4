/** Hands and chips by name. */

import { plural } from "../../../../ui/namesAndScores.ts";

const OF_A_KIND = /^(Pair|Three|Four)/;
/** "nines", "sixes". */
const several = (rank: string) => (rank === "six" ? "sixes" : `${rank}s`);

/** The name that the engine gives to a type of hand. */
export const handType = (type: string) => type;
/** A type with the best card of its value hand, which decides among hands of one type (T-23). */
export const handWords = (type: string, rank: string) => {
  if (type === "Pair") return `Pair of ${several(rank)}`;
  if (OF_A_KIND.test(type)) return `${type}, ${several(rank)}`;
  return `${type}, ${type === "High Card" ? rank : `${rank} high`}`;
};
export const chipWords = (chips: number) => plural(chips, "chip");
/** After a figure, for screen readers. */
export const chipsName = (chips: number) => (chips === 1 ? "chip" : "chips");
export const OVER = "The game is over";
