/** What is being chosen on the page, before it is sent. */

import type { Move } from "../../api/types.ts";
import type { Choices, Stake } from "./choices.ts";
import type { Card, Own } from "./state.ts";

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
}

export const FRESH: Draft = { card: null, chips: null, take: null, folding: false };

/** The card that is lifted: the chosen one, else the one already offered. */
export function liftedOf(draft: Draft, stake: Stake | null, own: Own | null): Card | null {
  const card = draft.card ?? own?.offer?.card ?? null;
  return card !== null && stake?.cards.includes(card) ? card : null;
}

/** The chips that go with it; null where none are played. */
export function chipsOf(draft: Draft, stake: Stake | null, own: Own | null): number | null {
  if (!stake?.chips) return null;
  const { least, most } = stake.chips;
  return Math.max(least, Math.min(most, draft.chips ?? own?.offer?.chips ?? least));
}

/** Whether an offer that is made already would stay as it is. */
export function unchanged(draft: Draft, stake: Stake | null, own: Own | null): boolean {
  const offer = own?.offer;
  return (
    !!offer && liftedOf(draft, stake, own) === offer.card && (chipsOf(draft, stake, own) ?? 0) === (offer.chips ?? 0)
  );
}

/** The main action's move; null while something else must be chosen first. */
export function moveOf(
  { auction, offer, swap, mulligan, skip, fold }: Choices,
  draft: Draft,
  own: Own | null,
): Move | null {
  const stake = auction ?? offer;
  if (draft.folding && fold) return { kind: "fold" };
  if (draft.take === "skip" && skip) return { kind: "skip" };
  if (stake) {
    const card = liftedOf(draft, stake, own);
    const chips = chipsOf(draft, stake, own);
    if (card === null || unchanged(draft, stake, own)) return null;
    return { kind: auction ? "auction" : "offer", card, ...(chips === null ? {} : { chips }) };
  }
  if (draft.take === "mulligan" && mulligan) return { kind: "mulligan" };
  return typeof draft.take === "number" && swap.includes(draft.take) ? { kind: "swap", seat: draft.take } : null;
}
