/** Everyone's played cards, in words. */

import { capital } from "../../../../ui/namesAndScores.ts";
import { cards, specialties, tokens } from "./cards.ts";

export { roundOf } from "./reveal.ts";
export { PLAYED } from "./table.ts";
/** "Baker, five cards, dishwasher". */
export const has = (specialty: keyof typeof specialties | null, hand: number | null, washes: boolean) =>
  [specialty && specialties[specialty], hand !== null && cards(hand), washes && "dishwasher"]
    .filter(Boolean)
    .join(", ");
export const piles = (deck: number, discarded: number) =>
  `${capital(cards(deck))} in the deck, ${discarded} discarded.`;
export const play = (token: keyof typeof tokens, cards: string[], gone: boolean) =>
  `${tokens[token]}: ${cards.join("; ") || "no card"}${gone ? ", discarded" : ""}.`;
