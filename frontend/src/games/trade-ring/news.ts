/** What happened and what is to be done, in one line. */

import type { Happened } from "../../api/types.ts";
import { houseNews } from "../house.ts";
import { last } from "../lists.ts";
import { type Names, namesOf, whose } from "../seats.ts";
import { roleOf } from "./role.ts";
import type { Lately, RingView } from "./state.ts";
import { rankOf, wordsOf } from "./words.ts";

/** "You keep", "Ruth keeps". */
export const verb = (who: string, one: string, many: string) => `${who} ${who === "You" ? one : many}`;
/** "Ruth’s", "your": among other words. */
export const theirs = (name: string) => (name === "You" ? "your" : whose(name));

/** The last turn, for those who come late; nothing before the first. */
export function latelyWords(view: RingView): string {
  const { lately } = view.state;
  if (!lately) return "";
  const names = namesOf(view);
  const who = names(lately.seat);
  if (lately.way === "skip") return `${verb(who, "skipped", "skipped")}.`;
  if (lately.way === "fold") return `${verb(who, "folded", "folded")}.`;
  if (lately.way === "mulligan") return `${who} called a Mulligan.`;
  return swappedLine(lately, who, names);
}

function swappedLine({ auctioned, offers, taken }: Lately, who: string, names: Names): string {
  const offer = offers.find(({ seat }) => seat === taken);
  const other = theirs(names(taken!));
  const what = offer?.card === null || !offer ? "offer, unseen" : rankOf(offer.card);
  return `${who} swapped the ${rankOf(auctioned!.card!)} for ${other} ${what}.`;
}

/** What the table is about now, said to this viewer. */
export function todoWords(view: RingView): string {
  const { state } = view;
  if (state.phase === "over" || state.auctioneer === null) return overWords(view);
  const who = namesOf(view)(state.auctioneer);
  const slot = state.players[state.auctioneer]?.slot;
  const auctions = slot?.card == null ? "" : `${verb(who, "auction", "auctions")} the ${wordsOf(slot.card)}.`;
  switch (roleOf(view)) {
    case "auctions":
      return "Your turn.";
    case "waits":
      return "Your card is up. The others slip theirs in.";
    case "chooses":
      return "Tap an offer to swap, or Mulligan.";
    case "offers":
      return `${auctions} Slip a card in.`;
    case "offered":
      return state.phase === "choice" ? `${who} chooses: a swap, or the Mulligan.` : `${auctions} Your offer lies.`;
    default:
      if (state.phase === "turn") return `${whose(who)} turn.`;
      return state.phase === "choice" ? `${who} chooses: a swap, or the Mulligan.` : auctions;
  }
}

function overWords(view: RingView): string {
  const { winner } = view.state;
  const who = winner === null ? "" : namesOf(view)(winner);
  return who ? `The game is over. ${verb(who, "hold", "holds")} the best hand.` : "The game is over.";
}

/** Of what happened, what the ring itself does not show: who came and went, and that a clock ran out, one's own first. */
export function asideOf(happened: readonly Happened[], names: Names, you: number | null): string {
  const told = happened.filter((event) => houseNews(event, "") !== null);
  const missed = told.find(({ kind, seat }) => kind === "timed-out" && seat === you);
  const event = missed ?? last(told);
  return (event && houseNews(event, event.seat === null ? "Somebody" : names(event.seat))) ?? "";
}
