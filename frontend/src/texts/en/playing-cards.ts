/** Playing cards by name. */

export const RANKS: Record<string, string> = {
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
export const SUITS = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };

/** "queen of diamonds". */
export const card = (rank: string, suit: string) => `${rank} of ${suit}`;
export const BACK = "a card, face down";
