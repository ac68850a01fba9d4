/** The pack and its figures, from the very file that the engine plays by; and worked examples, which the engine's tests score. */

import data from "#data/becks_golf/cards.json";
import type { Card, Face, MadeSet } from "../state.ts";
import examples from "./examples.json";

export interface Kind {
  card: Card;
  colour: string;
  count: number;
  value: number;
}

interface Example {
  grid: Face[];
  sets: MadeSet[];
  /** What is added up, and what it comes to. */
  sum: string;
  score: number;
}

const PACK = data.cards as Kind[];
const COLOURS = ["black", "red", "green", "yellow"];
export const KINDS = COLOURS.flatMap((colour) => PACK.filter((kind) => kind.colour === colour));
export const HAZARD = PACK.find(({ card }) => card === "H")!;
export const ALL = PACK.reduce((sum, { count }) => sum + count, 0);
export const { opened: OPENED, turns: TURNS, closing: CLOSING, late: LATE } = data;

/** A set among other cards; a Mulligan that serves sets of different numbers; a line of Mulligans, which is no set. */
export const WORKED = examples.worked as Example[];
/** Where a late player's drawn card goes. */
export const LATE_EXAMPLE = examples.late as { grid: Face[]; drawn: Card; at: number };
