/** Words that several screens share. */

import type { Level, Seat } from "../api/types.ts";

export const LEVEL_NAMES: Record<Level, string> = { easy: "Caddie", normal: "Member", hard: "Pro" };

/** A score against par: "−2", "E", "+1". */
export function toPar(n: number): string {
  if (n === 0) return "E";
  return n > 0 ? `+${n}` : `−${-n}`;
}

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

/** What a seat is called: its player's or bot's name; a free one says so. */
export function seatName(seat: Pick<Seat, "name" | "kind">, isYou = false): string {
  if (isYou) return "You";
  return seat.name ?? (seat.kind === "reserved" ? "Reserved" : "Free seat");
}

/** "Pebble Coast": narrow line breaks belong between words, not in a name of two. */
export function together(name: string): string {
  return name.length <= 16 ? name.replace(/ /g, "\u00a0") : name;
}
