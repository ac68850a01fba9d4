/** Hands and chips by name. */

import { plural } from "../../../../ui/namesAndScores.ts";

/** A type of hand, by the name that the engine gives it. */
export const handType = (type: string) => type;
/** The best card of the value hand decides among hands of one type (T-23). */
export const handWords = (type: string, rank: string) =>
  type === "High Card" ? `${handType(type)}, ${rank}` : `${handType(type)}, ${rank} high`;
export const chipWords = (chips: number) => plural(chips, "chip");
/** Behind a figure, for who cannot see the sign. */
export const chipsName = (chips: number) => (chips === 1 ? "chip" : "chips");
export const OVER = "The game is over";
