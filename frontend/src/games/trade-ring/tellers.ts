/** One thing that happened on the ring, in a line. */

import type { Happened } from "../../api/types.ts";
import { capital } from "../../ui/words.ts";
import type { Names } from "../seats.ts";
import { nameOf } from "../table/news.ts";
import { type Card, isPlayed, type Played } from "./state.ts";
import * as text from "./texts/en/motion.ts";
import { wordsOf } from "./words.ts";

/** One event in words; null for kinds that are no part of it. */
export function newsOf(event: Happened | Played, names: Names): string | null {
  const told = isPlayed(event) && tell(event, nameOf(event, names), names);
  return told ? capital(told) : null;
}

function tell(event: Played, who: string, names: Names): string | null {
  switch (event.kind) {
    case "skipped":
      return text.skipped(who);
    case "folded":
      return (event.forced ? text.mustFold : text.folded)(who);
    case "auctioned":
      return text.auctioned(who, wordsOf(event.card), event.chips ?? 0);
    case "chose":
      return null;
    case "offered":
      return event.offers.some(({ card }) => card === null) ? text.OFFERED_UNSEEN : text.OFFERED;
    case "swapped":
      return text.swapped(who, wordsOf(event.given.card), names(event.with), seen(event.taken.card));
    case "mulliganed":
      return text.mulliganed(who, event.cards.length);
    case "drew":
      return event.card === null ? text.ALL_DRAW : text.drew(who, wordsOf(event.card));
    case "ended":
      return text.ENDED;
  }
}

const seen = (card: Card | null) => (card === null ? null : wordsOf(card));
