/** The choice being made, before it is sent. */

import type { Move } from "../../api/types.ts";
import type { Choices, Stake } from "./choices.ts";
import type { Card, Next, Own } from "./state.ts";

export type Take = number | "mulligan" | "skip";

export interface Draft {
  /** The card to auction or offer. */
  card: Card | null;
  /** The chips on it; null for the default. */
  chips: number | null;
  /** The seat whose offer to take, the Mulligan, or skipping the turn. */
  take: Take | null;
  /** The player is asked whether to fold for good. */
  folding: boolean;
  /** The next auction; absent: unchanged; null: none. */
  next?: Next | null;
}

export const FRESH: Draft = { card: null, chips: null, take: null, folding: false };

/** Returns what the draft puts on the ring. */
export function stakedOf(draft: Draft, stake: Stake | null, own: Own | null) {
  const offer = own?.offer ?? null;
  const chosen = draft.card ?? offer?.card ?? null;
  const card = chosen !== null && stake?.cards.includes(chosen) ? chosen : null;
  const chips = stake?.chips ? within(stake.chips, draft.chips ?? offer?.chips ?? 0) : null;
  return {
    /** The chosen card, otherwise the one already offered. */
    card,
    /** The chips that go with it; null without chips. */
    chips,
    /** The draft equals the offer already made. */
    same: !!offer && card === offer.card && (chips ?? 0) === (offer.chips ?? 0),
  };
}

/** Returns the next auction announced with an offer. */
export const nextOf = (draft: Draft, own: Own | null) => (draft.next === undefined ? own?.next : draft.next);

const within = ({ least, most }: { least: number; most: number }, chips: number) =>
  Math.max(least, Math.min(most, chips));

/** Returns the main action's move; null while something else must be chosen first. */
export function moveOf(choices: Choices, draft: Draft, own: Own | null): Move | null {
  const { stake, swap, mulligan, skip, fold } = choices;
  if (draft.folding && fold) return { kind: "fold" };
  if (draft.take === "skip" && skip) return { kind: "skip" };
  if (stake) {
    const { card, chips, same } = stakedOf(draft, stake, own);
    if (card === null || same) return null;
    const next = stake.next && nextOf(draft, own);
    return { kind: stake.kind, card, ...(chips !== null && { chips }), ...(next && { next }) };
  }
  if (draft.take === "mulligan" && mulligan) return { kind: "mulligan" };
  return typeof draft.take === "number" && swap.includes(draft.take) ? { kind: "swap", seat: draft.take } : null;
}
