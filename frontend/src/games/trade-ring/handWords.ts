/** Cards and hands in words. */

import { cardWords, rankWord } from "../../art/playing-cards/names.ts";
import { type Card, type Change, nameOf, type Value } from "./state.ts";
import * as text from "./texts/en/words.ts";

const SIGNS: Record<string, string> = { D: "♦", C: "♣", H: "♥", S: "♠" };

/** "queen of diamonds". */
export const wordsOf = (card: Card): string => cardWords(nameOf(card));
/** "queen". */
export const rankOf = (card: Card): string => rankWord(nameOf(card));

/** "6♦". */
export function signOf(card: Card): string {
  const name = nameOf(card);
  return name.slice(0, -1) + SIGNS[name.slice(-1)];
}

/** "Low Straight, six high". */
export const handWords = ({ type, top }: Value): string => text.handWords(type, rankOf(top));

/** How much better or worse: 2 and −2 for another type, 1 and −1 within it. */
export function stepsOf(change: Change): number {
  if (change === "same") return 0;
  return (change.startsWith("better") ? 1 : -1) * (change.endsWith("type") ? 2 : 1);
}

const STEPS: Record<number, string> = { 2: "▲▲", 1: "▲", 0: "", "-1": "▼", "-2": "▼▼" };

/** The same as a sign: "▲▲". */
export const stepSign = (change: Change): string => STEPS[stepsOf(change)]!;

/** Another's card as it is told from one's own: by its rank, and by its suit where ranks are the same. */
export const besides = (mine: Card, theirs: Card) => (rankOf(mine) === rankOf(theirs) ? wordsOf : rankOf)(theirs);
