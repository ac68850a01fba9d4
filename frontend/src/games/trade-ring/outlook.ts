/** What becomes of one's hand by what one is about to do, and what that costs. */

import { namesOf, shortNames } from "../seats.ts";
import type { Choices } from "./choices.ts";
import { type Draft, liftedOf, unchanged } from "./draft.ts";
import type { Preview, RingView } from "./state.ts";
import { costs, hints, ifTaken, THEN, withoutThe } from "./texts/en/later.ts";
import { rankOf } from "./words.ts";

/** A line below the hand: a hint, or what the hand would become. */
export interface Outlook {
  words: string;
  preview?: Preview | undefined;
}

export function outlookOf(view: RingView, choices: Choices, draft: Draft): Outlook {
  const { own, auctioneer } = view.state;
  const stake = choices.auction ?? choices.offer;
  if (!own || auctioneer === null) return { words: "" };
  if (choices.swap.length) return takenOf(own.previews, draft);
  const card = liftedOf(draft, stake, own);
  const who = shortNames(namesOf(view))(auctioneer);
  if (stake && card !== null && !unchanged(draft, stake, own)) {
    const words = choices.auction ? withoutThe(rankOf(card)) : ifTaken(who, rankOf(card));
    return { words, preview: own.previews.find((one) => one.card === card) };
  }
  if (choices.auction) return { words: hints.auction };
  if (!choices.offer) return { words: "" };
  return { words: own.offer ? hints.offered : view.options["secret_offers"] ? hints.secret(who) : hints.offer };
}

function takenOf(previews: readonly Preview[], { take }: Draft): Outlook {
  if (take === null) return { words: hints.choice };
  if (take === "mulligan") return { words: hints.mulligan };
  const preview = previews.find(({ seat }) => seat === take);
  return preview ? { words: THEN, preview } : { words: hints.unseen };
}

/** So many rounds of turns are one's first ones. */
const FIRST = 2;

/** What a tap on the main action costs: where there is no way back always, else in one's first turns; nothing otherwise. */
export function costOf({ state }: RingView, choices: Choices, draft: Draft): string {
  if (draft.folding && choices.fold) return costs.fold;
  if (state.turn > FIRST * state.players.length) return "";
  if (choices.auction && liftedOf(draft, choices.auction, state.own) !== null) return costs.auction;
  return choices.mulligan && draft.take === "mulligan" ? costs.mulligan : "";
}
