/** The main action's label. */

import { shortNames } from "../seatNames.ts";
import type { Choices } from "./choices.ts";
import { type Draft, stakedOf } from "./draft.ts";
import { besides, rankOf } from "./handWords.ts";
import type { RingView } from "./state.ts";
import { main } from "./texts/en/table.ts";

/** Returns the main action's label; null while others decide. */
export function labelOf(view: RingView, choices: Choices, draft: Draft): string | null {
  const { own } = view.state;
  const { stake } = choices;
  const { card, same } = stakedOf(draft, stake, own);
  if (draft.folding && choices.fold) return main.fold;
  if (draft.take === "skip" && choices.skip) return main.skip;
  if (choices.mulligan || choices.swap.length) return takeLabel(view, draft);
  if (!stake) return null;
  if (card === null) return main.choose[stake.kind];
  if (!own?.offer) return main[stake.kind](rankOf(card));
  if (same) return main.lies(rankOf(card));
  return card === own.offer.card ? main.chips : main.instead(rankOf(card));
}

function takeLabel({ state, you, seats }: RingView, { take }: Draft): string {
  if (take === null) return main.chooseTake;
  const mine = state.players[you!]?.slot?.card ?? null;
  if (typeof take !== "number" || mine === null) return main.mulligan;
  const theirs = state.players[take]?.slot?.card ?? null;
  return theirs === null
    ? main.unseen(shortNames((seat) => seats[seat]?.name ?? "")(take))
    : main.swap(rankOf(mine), besides(mine, theirs));
}
