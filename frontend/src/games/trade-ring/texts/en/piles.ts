/** Deck, discard pile, and what is unknown. */

import { plural } from "../../../../ui/namesAndScores.ts";

export const left = (cards: number) => `${cards} left`;
export const LEFT = "left";
export const leftWords = (cards: number) => `${plural(cards, "card")} left in the deck`;
export const gone = (cards: number) => `${cards} gone`;
export const PILE = "Discard pile, ";
export const SEE_WHICH = ": see which";
export const heapWords = (cards: number, gone: number, aside: number) =>
  `${left(cards)} in the deck${aside ? `, ${asideWords(aside)}` : ""}. ${PILE}${gone} gone${SEE_WHICH}`;
export const aside = (cards: number) => `${cards} aside`;
export const asideWords = (cards: number) => `${plural(cards, "card")} set aside, unknown to everyone`;
