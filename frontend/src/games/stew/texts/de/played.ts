/** German: everyone's played cards, in words. */

import { capital } from "../../../../texts/de/words.ts";
import { cards, specialties, tokens } from "./cards.ts";

export { roundOf } from "./reveal.ts";
export { PLAYED } from "./table.ts";
/** "Bäcker, fünf Karten, Spüldienst". */
export const has = (specialty: keyof typeof specialties | null, hand: number | null, washes: boolean) =>
  [specialty && specialties[specialty], hand !== null && cards(hand), washes && "Spüldienst"]
    .filter(Boolean)
    .join(", ");
export const piles = (deck: number, discarded: number) => `${capital(cards(deck))} im Stapel, ${discarded} abgeworfen.`;
export const play = (token: keyof typeof tokens, cards: string[], gone: boolean) =>
  `${tokens[token]}: ${cards.join("; ") || "keine Karte"}${gone ? ", abgeworfen" : ""}.`;
