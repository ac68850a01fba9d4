/** The types of hands (T-20), from least to most, each with an example. */

import { straights } from "#data/trade_ring/cards.json";
import { hands } from "./examples.json";
import { inARow, NOTES } from "./texts/en/hands.ts";

export const HAND_TYPES = Object.entries(hands).map(([type, example]) => {
  const run = (straights as Record<string, number>)[type];
  return { type, example, note: run ? inARow(run) : (NOTES[type] ?? "") };
});
