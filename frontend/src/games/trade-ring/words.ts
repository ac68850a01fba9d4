/** Cards, hands and what becomes of them, in words. */

import { cardWords, rankWord } from "../../art/playing-cards/names.ts";
import { plural } from "../../ui/words.ts";
import { type Card, type Change, nameOf, type Preview, type Value } from "./state.ts";

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

/** "Low Straight, six high"; the best card of the value hand decides among hands of one type (T-23). */
export function handWords({ type, top }: Value): string {
  return type === "High Card" ? `High Card, ${rankOf(top)}` : `${type}, ${rankOf(top)} high`;
}

/** "three chips". */
export const chipWords = (chips: number): string => plural(chips, "chip");

const MORE: Record<Change, string> = {
  same: "As it is",
  "better-type": "",
  "better-rank": "Better rank",
  "better-suit": "Better suit",
  "worse-type": "",
  "worse-rank": "Lower rank",
  "worse-suit": "Lower suit",
};

/** What a preview says in two words: a new type by its name, else how it differs. */
export function changeWords({ change, value }: Preview): string {
  return MORE[change] || value.type;
}

/** How much better or worse: 2 and −2 for another type, 1 and −1 within it. */
export function stepsOf(change: Change): number {
  if (change === "same") return 0;
  return (change.startsWith("better") ? 1 : -1) * (change.endsWith("type") ? 2 : 1);
}

/** "your queen for the seven", and with suits where ranks are the same. */
export function swapWords(mine: Card, theirs: Card | null): string {
  if (theirs === null) return `your ${rankOf(mine)}, unseen`;
  const same = rankOf(mine) === rankOf(theirs);
  return `your ${rankOf(mine)} for the ${same ? wordsOf(theirs) : rankOf(theirs)}`;
}

/** "the ten of spades, with three chips". */
export function stakeWords(card: Card, chips: number | null): string {
  return `the ${wordsOf(card)}${chips ? `, with ${chipWords(chips)}` : ""}`;
}
