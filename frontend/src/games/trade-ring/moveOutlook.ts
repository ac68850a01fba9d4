/** The result of the chosen move for the hand, and its cost. */

import { namesOf, shortNames } from "../seatNames.ts";
import type { Choices } from "./choices.ts";
import { type Draft, stakedOf } from "./draft.ts";
import { rankOf } from "./handWords.ts";
import type { Preview, RingView } from "./state.ts";
import { costs, hints, ifTaken, THEN, withoutThe } from "./texts/en/status.ts";

/** The line below the hand: a hint, or the resulting hand. */
export interface Outlook {
  words: string;
  preview?: Preview | undefined;
}

export function outlookOf(view: RingView, { stake, swap }: Choices, draft: Draft): Outlook {
  const { own, auctioneer } = view.state;
  const { card, same } = stakedOf(draft, stake, own);
  if (!own || auctioneer === null) return { words: "" };
  if (swap.length) return takenOf(own.previews, draft);
  if (!stake) return { words: "" };
  const auctions = stake.kind === "auction";
  const who = shortNames(namesOf(view))(auctioneer);
  if (card !== null && !same) {
    const words = auctions ? withoutThe(rankOf(card)) : ifTaken(who, rankOf(card));
    return { words, preview: own.previews.find((one) => one.card === card) };
  }
  if (auctions) return { words: hints.auction };
  return { words: own.offer ? hints.offered : view.options["secret_offers"] ? hints.secret(who) : hints.offer };
}

function takenOf(previews: readonly Preview[], { take }: Draft): Outlook {
  if (take === null) return { words: hints.choice };
  if (take === "mulligan") return { words: hints.mulligan };
  const preview = previews.find(({ seat }) => seat === take);
  return preview ? { words: THEN, preview } : { words: hints.unseen };
}

/** Number of turns per player that count as first ones. */
const FIRST = 2;

/** Returns the cost of the main action: always if it is final, otherwise in the player's first turns; empty if there is none. */
export function costOf({ state }: RingView, choices: Choices, draft: Draft): string {
  if (draft.folding && choices.fold) return costs.fold;
  if (state.turn > FIRST * state.players.length) return "";
  const { stake } = choices;
  if (stake?.kind === "auction" && stakedOf(draft, stake, state.own).card !== null) return costs.auction;
  return choices.mulligan && draft.take === "mulligan" ? costs.mulligan : "";
}
