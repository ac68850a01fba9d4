/** One thing that happened on the ring, in a line. */

import type { Happened } from "../../api/types.ts";
import type { Names } from "../seats.ts";
import { type Tellers, tell } from "../table/tell.ts";
import type { Played } from "./state.ts";
import * as text from "./texts/en/motion.ts";
import { wordsOf } from "./words.ts";

const TELLERS: Tellers<Played> = {
  skipped: (_, who) => text.skipped(who),
  folded: ({ forced }, who) => (forced ? text.mustFold : text.folded)(who),
  auctioned: ({ card, chips }, who) => text.auctioned(who, wordsOf(card), chips ?? 0),
  chose: () => null,
  offered: ({ offers }) => (offers.some(({ card }) => card === null) ? text.OFFERED_UNSEEN : text.OFFERED),
  swapped: ({ given, taken, with: other }, who, names) =>
    text.swapped(who, wordsOf(given.card), names(other), taken.card === null ? null : wordsOf(taken.card)),
  mulliganed: ({ cards }, who) => text.mulliganed(who, cards.length),
  drew: ({ card }, who) => (card === null ? text.ALL_DRAW : text.drew(who, wordsOf(card))),
  ended: () => text.ENDED,
};

/** One event in words; null for kinds that are no part of it. */
export const newsOf = (event: Happened | Played, names: Names) => tell(TELLERS, event, names);
