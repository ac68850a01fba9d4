/** The news line: what happened and what to do. */

import { namesOf, shortNames } from "../seatNames.ts";
import { rankOf, wordsOf } from "./handWords.ts";
import type { Lately, RingView } from "./state.ts";
import { auctions, lately as text, todo } from "./texts/en/status.ts";
import { roleOf } from "./viewerRole.ts";

/** Returns the state of the game: what to do, preceded by the last turn while the next one begins. */
export function standsWords(view: RingView): string {
  return view.state.phase === "turn" ? `${latelyWords(view)} ${todoWords(view)}`.trim() : todoWords(view);
}

/** Returns the last turn, for players who missed it; empty before the first. */
export function latelyWords(view: RingView): string {
  const { lately } = view.state;
  if (!lately) return "";
  const names = shortNames(namesOf(view));
  const who = names(lately.seat);
  return lately.way === "swap" ? swapWords(lately, who, names(lately.taken!)) : text[lately.way](who);
}

function swapWords({ auctioned, offers, taken }: Lately, who: string, other: string): string {
  const card = offers.find(({ seat }) => seat === taken)?.card ?? null;
  return text.swap(who, rankOf(auctioned!.card!), other, card === null ? null : rankOf(card));
}

/** Returns the current task, for this viewer. */
export function todoWords(view: RingView): string {
  const { phase, auctioneer, players, winner } = view.state;
  const names = shortNames(namesOf(view));
  if (phase === "over" || auctioneer === null) return winner === null ? todo.over : todo.best(names(winner));
  const who = names(auctioneer);
  const card = players[auctioneer]?.slot?.card ?? null;
  const auction = card === null ? "" : auctions(who, wordsOf(card));
  switch (roleOf(view)) {
    case "auctions":
      return todo.auctions;
    case "waits":
      return todo.waits;
    case "chooses":
      return todo.chooses;
    case "offers":
      return `${auction} ${todo.offers}`;
    case "offered":
      return phase === "choice" ? todo.choice(who) : `${auction} ${todo.offered}`;
    default:
      return phase === "turn" ? todo.turn(who) : phase === "choice" ? todo.choice(who) : auction;
  }
}
