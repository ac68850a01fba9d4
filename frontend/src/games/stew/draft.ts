/** The plan being made. Pure. */

import type { Move } from "../../api/types.ts";
import type { Offered, Pick } from "./choices.ts";
import type { Own, StewState, Token } from "./state.ts";

export interface Draft {
  cards: number[];
  token: Token | null;
  /** A Saucier adds a match; an Understudy asks. */
  add: boolean;
  ask: boolean;
  /** The chosen cards are for a Spice Trader's trade. */
  trades: boolean;
  pick: Pick | null;
}

const NOTHING: Draft = { cards: [], token: null, add: false, ask: false, trades: false, pick: null };

/** Returns the submitted choice, or an empty draft. */
export function draftOf({ choice }: Own): Draft {
  if (!choice) return NOTHING;
  if ("token" in choice) return { ...NOTHING, ...choice };
  return { ...NOTHING, pick: "specialty" in choice ? { kind: "keep", ...choice } : { kind: "open", ...choice } };
}

/** Returns the draft with or without this card; if there are too many, the first one is dropped. */
export function toggled(draft: Draft, card: number, { most, trades }: Offered): Draft {
  const limit = draft.trades ? trades : most;
  const { cards } = draft;
  const others = cards.filter((other) => other !== card);
  return { ...draft, cards: others.length < cards.length ? others : [...cards, card].slice(-limit) };
}

/** Returns the plan; null while it is incomplete. */
export function planOf({ cards, token, add, ask }: Draft, may: Offered): Move | null {
  if (!token || !may.tokens.includes(token) || (!cards.length && !may.bare)) return null;
  const more = { ...(may.adds.includes(token) && { add }), ...(may.asks && { ask }) };
  return { kind: "plan", token, cards, ...more };
}

/** Returns the number of matches with the royal: those in the pot, those of the chosen cards, and a Saucier's own. */
export function matchesWith(draft: Draft, { players, own }: StewState, you: number): number | null {
  const { token, cards, add } = draft;
  const before = token && players[you]!.matches[token];
  if (before === null || before === undefined || !own) return null;
  const chosen = own.cards.filter(({ card }) => cards.includes(card));
  const sum = chosen.reduce((sum, { matches }) => sum + (matches[token!] ?? 0), before);
  return sum + Number(add && sum > 0);
}

/** Whether the draft equals the submitted choice. */
export function isMade(draft: Draft, own: Own): boolean {
  const made = draftOf(own);
  return own.choice !== null && keyOf(draft) === keyOf(made);
}

const keyOf = ({ cards, token, add, ask, trades, pick }: Draft) =>
  JSON.stringify([[...cards].sort((one, other) => one - other), token, add, ask, trades, pick]);
