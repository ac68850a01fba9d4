/** One thing that happened on the ring, in a line. */

import type { Happened } from "../../api/types.ts";
import { capital, plural } from "../../ui/words.ts";
import type { Names } from "../seats.ts";
import { theirs, verb } from "./news.ts";
import type { Lies } from "./state.ts";
import { stakeWords, wordsOf } from "./words.ts";

type Teller = (event: Happened, who: string, names: Names) => string;

const TELLERS: Record<string, Teller> = {
  skipped: (_, who) => `${verb(who, "skip", "skips")}.`,
  folded: ({ forced }, who) =>
    forced
      ? `${verb(who, "have", "has")} no chips left, and ${who === "You" ? "fold" : "folds"}.`
      : `${verb(who, "fold", "folds")} for good.`,
  auctioned: ({ card, chips }, who) =>
    `${verb(who, "auction", "auctions")} ${stakeWords(card as number, chips as number | null)}.`,
  offered: ({ offers }) =>
    (offers as Lies[]).some(({ card }) => card === null) ? "All offers are in, face-down." : "The offers turn over.",
  swapped: (event, who, names) =>
    swapLine(who, names(event["with"] as number), event["given"] as Lies, event["taken"] as Lies),
  mulliganed: ({ cards }, who) => `${verb(who, "call", "calls")} a Mulligan: ${goneWords((cards as Lies[]).length)}.`,
  drew: ({ card }, who) =>
    card === null || card === undefined
      ? "Each draws a card."
      : `${verb(who, "draw", "draws")} the ${wordsOf(card as number)}.`,
  ended: () => "All hands turn up.",
};

function swapLine(who: string, other: string, given: Lies, taken: Lies): string {
  const what = taken.card === null ? "offer, unseen" : wordsOf(taken.card);
  return `${verb(who, "swap", "swaps")} the ${wordsOf(given.card!)} for ${theirs(other)} ${what}.`;
}

const goneWords = (cards: number) => `${plural(cards, "card")} ${cards === 1 ? "is" : "are"} gone`;

/** One event in words; null for kinds that are no part of it. */
export function newsOf(event: Happened, names: Names): string | null {
  const who = event.seat === null ? "Somebody" : names(event.seat);
  const teller = TELLERS[event.kind];
  return teller ? capital(teller(event, who, names)) : null;
}
