/** German: what everybody has played, in words. */

import { capital, listWords, plural } from "../../../../texts/de/words.ts";
import { specialties, tokens } from "./cards.ts";

export { PLAYED } from "./table.ts";
/** "Bäcker, fünf Karten". */
export const has = (specialty: keyof typeof specialties | null, hand: number | null) =>
  [specialty && specialties[specialty], hand !== null && cards(hand)].filter(Boolean).join(", ");
export const piles = (deck: number, discarded: number) =>
  `${capital(cards(deck))} zum Ziehen, ${discarded} abgeworfen.`;
export const roundOf = (round: number) => `Runde\u00a0${round}`;
const cards = (count: number) => plural(count, "eine Karte", "Karten");
export const play = (token: keyof typeof tokens, cards: string[], gone: boolean) =>
  `${tokens[token]}: ${cards.length ? listWords(cards) : "keine Karte"}${gone ? ", abgeworfen" : ""}.`;
