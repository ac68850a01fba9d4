/** One thing that happened on the ring, in a line. */

import type { Happened } from "../../api/types.ts";
import { capital } from "../../ui/words.ts";
import type { Names } from "../seats.ts";
import { nameOf } from "../table/news.ts";
import type { Lies } from "./state.ts";
import * as text from "./texts/en/motion.ts";
import { wordsOf } from "./words.ts";

type Teller = (event: Happened, who: string, names: Names) => string;

const cardOf = (card: unknown) => (typeof card === "number" ? wordsOf(card) : null);

const TELLERS: Record<string, Teller> = {
  skipped: (_, who) => text.skipped(who),
  folded: ({ forced }, who) => (forced ? text.mustFold : text.folded)(who),
  auctioned: ({ card, chips }, who) => text.auctioned(who, cardOf(card)!, Number(chips ?? 0)),
  offered: ({ offers }) => ((offers as Lies[]).some(({ card }) => card === null) ? text.OFFERED_UNSEEN : text.OFFERED),
  swapped: (event, who, names) => {
    const [given, taken] = [event["given"] as Lies, event["taken"] as Lies];
    return text.swapped(who, cardOf(given.card)!, names(event["with"] as number), cardOf(taken.card));
  },
  mulliganed: ({ cards }, who) => text.mulliganed(who, (cards as Lies[]).length),
  drew: ({ card }, who) => (cardOf(card) ? text.drew(who, cardOf(card)!) : text.ALL_DRAW),
  ended: () => text.ENDED,
};

/** One event in words; null for kinds that are no part of it. */
export function newsOf(event: Happened, names: Names): string | null {
  const teller = TELLERS[event.kind];
  return teller ? capital(teller(event, nameOf(event, names), names)) : null;
}
