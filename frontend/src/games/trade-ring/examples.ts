/** The types of hands (T-20), from the engine's own list, each with an example. */

import { hands, straights } from "#data/trade_ring/cards.json";

const EXAMPLES: Record<string, string[]> = {
  "High Card": ["AS"],
  Pair: ["9H", "9C"],
  "Two Pair": ["10D", "10C", "4H", "4S"],
  "Low Straight": ["3C", "4H", "5S", "6D"],
  "Three of a Kind": ["7S", "7H", "7D"],
  "High Straight": ["8D", "9C", "10H", "JS", "QD"],
  Flush: ["KC", "10C", "8C", "5C", "2C"],
  "Full House": ["6H", "6S", "6D", "QC", "QS"],
  "Four of a Kind": ["5D", "5C", "5H", "5S"],
  "Straight Flush": ["4S", "5S", "6S", "7S", "8S"],
};

export interface HandType {
  type: string;
  example: string[];
  note: string;
}

/** From least to most. */
export const HAND_TYPES: HandType[] = hands.map((type) => ({
  type,
  example: EXAMPLES[type] ?? [],
  note: noteOf(type),
}));

function noteOf(type: string): string {
  const run = (straights as Record<string, number>)[type];
  if (run) return `${run === 4 ? "four" : "five"} in a row`;
  if (type === "Flush") return "five of one suit";
  return type === "Straight Flush" ? "five in a row, one suit" : "";
}
