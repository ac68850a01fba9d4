/** German: playing cards by name. */

export const RANKS: Record<string, string> = {
  "2": "Zwei",
  "3": "Drei",
  "4": "Vier",
  "5": "Fünf",
  "6": "Sechs",
  "7": "Sieben",
  "8": "Acht",
  "9": "Neun",
  "10": "Zehn",
  J: "Bube",
  Q: "Dame",
  K: "König",
  A: "Ass",
};
export const SUITS = { S: "Pik", H: "Herz", C: "Kreuz", D: "Karo" };

/** "Karo-Dame". */
export const card = (rank: string, suit: string) => `${suit}-${rank}`;
export const BACK = "eine Karte, verdeckt";
