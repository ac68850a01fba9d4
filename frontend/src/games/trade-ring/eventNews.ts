/** One event at the ring, in words. */

import { tellerOf } from "../table/news.ts";
import { wordsOf } from "./handWords.ts";
import type { Played } from "./state.ts";
import * as text from "./texts/en/status.ts";

/** Returns an event in words; null for kinds without news, or of the shell. */
export const newsOf = tellerOf<Played>({
  skipped: (_, who) => text.skipped(who),
  folded: ({ forced }, who) => (forced ? text.mustFold : text.folded)(who),
  auctioned: ({ card, chips }, who) => text.auctioned(who, wordsOf(card), chips ?? 0),
  offered: ({ offers }) => (offers.some(({ card }) => card === null) ? text.OFFERED_UNSEEN : text.OFFERS_REVEALED),
  swapped: ({ given, taken, with: other }, who, names) =>
    text.swapped(who, wordsOf(given.card), names(other), taken.card === null ? null : wordsOf(taken.card)),
  mulliganed: ({ cards }, who) => text.mulliganed(who, cards.length),
  drew: ({ card }, who) => (card === null ? text.ALL_DRAW : text.drew(who, wordsOf(card))),
  ended: () => text.ENDED,
});
