/** Cards and hands in words. */

import { cardWords, rankWord } from "../../art/playing-cards/names.ts";
import { type Card, type Change, nameOf, type Value } from "./state.ts";
import * as text from "./texts/en/words.ts";

const SIGNS: Record<string, string> = { D: "♦", C: "♣", H: "♥", S: "♠" };

/** Returns "queen of diamonds". */
export const wordsOf = (card: Card): string => cardWords(nameOf(card));
/** Returns "queen". */
export const rankOf = (card: Card): string => rankWord(nameOf(card));

/** Returns "6♦". */
export function signOf(card: Card): string {
  const name = nameOf(card);
  return name.slice(0, -1) + SIGNS[name.slice(-1)];
}

/** Returns "Low Straight, six high". */
export const handWords = ({ type, top }: Value): string => text.handWords(type, rankOf(top));

/** Returns how much better or worse: 2 and −2 for another type, 1 and −1 within it. */
export function stepsOf(change: Change): number {
  if (change === "same") return 0;
  return (change.startsWith("better") ? 1 : -1) * (change.endsWith("type") ? 2 : 1);
}

const STEPS: Record<number, string> = { 2: "▲▲", 1: "▲", 0: "", "-1": "▼", "-2": "▼▼" };

/** Returns that as a sign: "▲▲". */
export const stepSign = (change: Change): string => STEPS[stepsOf(change)]!;

/** Returns another player's card relative to the player's own: by rank, or with its suit if the ranks are equal. */
export const besides = (mine: Card, theirs: Card) => (rankOf(mine) === rankOf(theirs) ? wordsOf : rankOf)(theirs);
