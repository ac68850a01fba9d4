/** The choice being made, before it is sent. */

import type { Move } from "../../api/types.ts";
import type { Choices, Stake } from "./choices.ts";
import type { Card, Next, Own } from "./state.ts";

export type Take = number | "mulligan" | "skip";

export interface Draft {
  /** The card to auction or offer. */
  card: Card | null;
  /** The chips on it; null: as many as one begins with. */
  chips: number | null;
  /** Whose offer to take, or the Mulligan; or to skip the turn. */
  take: Take | null;
  /** Asked whether to fold for good. */
  folding: boolean;
  /** What to auction next: as it was said before where absent; null: nothing. */
  next?: Next | null;
}

export const FRESH: Draft = { card: null, chips: null, take: null, folding: false };

/** What goes on the ring by a draft. */
export function stakedOf(draft: Draft, stake: Stake | null, own: Own | null) {
  const offer = own?.offer ?? null;
  const chosen = draft.card ?? offer?.card ?? null;
  const card = chosen !== null && stake?.cards.includes(chosen) ? chosen : null;
  const chips = stake?.chips ? within(stake.chips, draft.chips ?? offer?.chips ?? 0) : null;
  return {
    /** The card that is lifted: the chosen one, else the one already offered. */
    card,
    /** The chips that go with it; null where none are played. */
    chips,
    /** An offer that is made already would stay as it is. */
    same: !!offer && card === offer.card && (chips ?? 0) === (offer.chips ?? 0),
  };
}

/** What is said with an offer that one will auction next. */
export const nextOf = (draft: Draft, own: Own | null) => (draft.next === undefined ? own?.next : draft.next);

const within = ({ least, most }: { least: number; most: number }, chips: number) =>
  Math.max(least, Math.min(most, chips));

/** The main action's move; null while something else must be chosen first. */
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
