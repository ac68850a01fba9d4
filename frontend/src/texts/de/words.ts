/** German: words that several screens share, and the grammar of small ones. */

export const CLUB = "Mulligan Club";
export const YOU = "Du";
export const FREE_SEAT = "Freier Platz";
export const RESERVED = "Reserviert";
/** A score of par. */
export const EVEN = "Par";

/** Bot levels, by their names in the API. */
export const LEVEL_NAMES = {
  visitor: "Gast",
  easy: "Caddie",
  normal: "Mitglied",
  hard: "Pro",
  champion: "Champion",
} as const;

/** "a", "a und b", "a, b und c". */
export function listWords(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} und ${words[words.length - 1]}`;
}

const NUMBERS = [
  "null",
  "eins",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
  "dreizehn",
];

/** For counting; `plural` gives one thing its article. */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "eine Karte", "zwei Karten", "keine Karten": `one` with its article in the right case; `many` if the noun changes. */
export function plural(n: number, one: string, many = one.slice(one.indexOf(" ") + 1)): string {
  if (n === 1) return one;
  return `${n === 0 ? "keine" : numberWord(n)} ${many}`;
}

/** "2.", which needs no ending: "am 2. Loch". */
export function ordinal(n: number): string {
  return `${n}.`;
}
