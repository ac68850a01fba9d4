/** German: deck, discard pile, and what is unknown. */

import { plural } from "../../../../texts/de/words.ts";

export const left = (cards: number) => `noch ${cards}`;
export const LEFT = "übrig";
const cardsLeft = (cards: number) => plural(cards, "eine Karte", "Karten");
export const leftWords = (cards: number) => `Noch ${cardsLeft(cards)} im Stapel`;
export const gone = (cards: number) => `${cards} weg`;
export const PILE = "Ablage, ";
export const SEE_WHICH = ": sieh, welche";
export const heapWords = (cards: number, gone: number, aside: number) =>
  `Im Stapel ${cards} ${LEFT}${aside ? `, ${asideWords(aside)}` : ""}. ${PILE}${gone} weg${SEE_WHICH}`;
export const aside = (cards: number) => `${cards} fehlen`;
export const asideWords = (cards: number) => `${cardsLeft(cards)} beiseite, allen unbekannt`;
