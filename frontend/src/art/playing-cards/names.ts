/** Names of playing cards as in records: rank, then suit, "QD", "10H". */

import { card, RANKS, SUITS } from "../../texts/en/playing-cards.ts";

export { SUITS } from "../../texts/en/playing-cards.ts";
export type Suit = keyof typeof SUITS;

export const rankOf = (name: string): string => name.slice(0, -1);
export const suitOf = (name: string): Suit => name.slice(-1) as Suit;
export const isRed = (suit: Suit): boolean => suit === "D" || suit === "H";

/** "queen". */
export function rankWord(name: string): string {
  return RANKS[rankOf(name)] ?? name;
}

/** "queen of diamonds". */
export function cardWords(name: string): string {
  return card(rankWord(name), SUITS[suitOf(name)]);
}
