/** What the main action says, and the hint over it. */

import { namesOf, whose } from "../seats.ts";
import type { Choices } from "./choices.ts";
import { type Draft, liftedOf, unchanged } from "./draft.ts";
import type { Own, RingView } from "./state.ts";
import { rankOf, swapWords } from "./words.ts";

export interface MainAction {
  label: string;
  ready: boolean;
}

/** The main action of the moment; null while others decide. */
export function mainOf(view: RingView, choices: Choices, draft: Draft): MainAction | null {
  const { own } = view.state;
  if (choices.auction) {
    const card = liftedOf(draft, choices.auction, own);
    return card === null ? later("Choose a card to auction") : now(`Auction the ${rankOf(card)}`);
  }
  if (choices.offer) return offerOf(choices, draft, own);
  if (choices.mulligan || choices.swap.length) return takeOf(view, draft);
  return null;
}

const now = (label: string): MainAction => ({ label, ready: true });
const later = (label: string): MainAction => ({ label, ready: false });

function offerOf({ offer }: Choices, draft: Draft, own: Own | null): MainAction {
  const card = liftedOf(draft, offer, own);
  if (card === null) return later("Choose a card to offer");
  if (!own?.offer) return now(`Offer the ${rankOf(card)}, face-down`);
  if (unchanged(draft, offer, own)) return later(`Your ${rankOf(card)} lies face-down`);
  return now(card === own.offer.card ? "Change the chips" : `Offer the ${rankOf(card)} instead`);
}

function takeOf({ state, you, seats }: RingView, { take }: Draft): MainAction {
  if (take === null) return later("Choose an offer, or Mulligan");
  const mine = state.players[you!]?.slot?.card ?? null;
  if (take === "mulligan" || mine === null) return now("Mulligan: all cards go");
  const theirs = state.players[take]?.slot?.card ?? null;
  if (theirs === null) return now(`Take ${whose(seats[take]?.name ?? "their")} card unseen`);
  return now(`Swap ${swapWords(mine, theirs)}`);
}

/** What the words below the cards mean, or how often an offer may still be changed. */
export function hintOf(view: RingView, choices: Choices): string {
  const { own, auctioneer } = view.state;
  if (choices.auction) return "Below each card: what you keep without it.";
  if (!choices.offer || auctioneer === null) return choices.swap.length ? "A promise binds nobody." : "";
  if (own?.offer) return "You may change it until all offers are in.";
  return `Below each card: your hand if ${namesOf(view)(auctioneer)} takes it.`;
}
