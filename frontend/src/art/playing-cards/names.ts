/** Playing cards by the names that records give them: rank, then suit, "QD", "10H". */

export type Suit = "D" | "C" | "H" | "S";

const RANKS: Record<string, string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
export const SUITS: Record<Suit, string> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };

export const rankOf = (name: string): string => name.slice(0, -1);
export const suitOf = (name: string): Suit => name.slice(-1) as Suit;
export const isRed = (suit: Suit): boolean => suit === "D" || suit === "H";

/** "queen". */
export function rankWord(name: string): string {
  return RANKS[rankOf(name)] ?? name;
}

/** "queen of diamonds". */
export function cardWords(name: string): string {
  return `${rankWord(name)} of ${SUITS[suitOf(name)]}`;
}
