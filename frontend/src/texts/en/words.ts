/** Words that several screens share, and the grammar of small ones. */

export const CLUB = "Mulligan Club";
export const YOU = "You";
export const FREE_SEAT = "Free seat";
export const RESERVED = "Reserved";
/** A score of par. */
export const EVEN = "E";

/** Bot levels, by their names in the API. */
export const LEVEL_NAMES = {
  visitor: "Visitor",
  easy: "Caddie",
  normal: "Member",
  hard: "Pro",
  champion: "Champion",
} as const;

/** "a", "a and b", "a, b and c". */
export function listWords(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
];

export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${numberWord(n)} ${n === 1 ? one : many}`;
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export function ordinal(n: number): string {
  return ORDINALS[n] ?? `${n}th`;
}
