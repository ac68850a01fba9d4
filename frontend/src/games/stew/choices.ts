/** Legal choices, read from `view.legal`. Pure. */

import type { Schema } from "../../api/types.ts";
import { branches, type Properties, values } from "../legalMoves.ts";
import type { Specialty, Token } from "./state.ts";

/** A choice between alternatives. */
export type Pick =
  | { kind: "keep"; specialty: Specialty }
  | { kind: "open"; replace: boolean }
  | { kind: "exchange"; token: Token }
  | { kind: "stay" };

export interface Offered {
  /** Cards that a plan may have, and their number. */
  cards: number[];
  most: number;
  /** A plan may have no cards, since the hand is empty. */
  bare: boolean;
  tokens: Token[];
  /** Tokens for which a Saucier may add a match, and whether an Understudy may ask. */
  adds: Token[];
  asks: boolean;
  /** Number of cards that may be traded. */
  trades: number;
  picks: Pick[];
}

const NOTHING: Offered = { cards: [], most: 0, bare: false, tokens: [], adds: [], asks: false, trades: 0, picks: [] };

export function offeredOf(legal: Schema | null): Offered {
  return branches(legal).reduce(withBranch, NOTHING);
}

function withBranch(may: Offered, branch: Properties): Offered {
  const kind = values(branch["kind"])[0];
  if (kind === "plan") return withPlan(may, branch);
  if (kind === "trade") return { ...may, trades: mostOf(branch["cards"]) };
  return { ...may, picks: [...may.picks, ...picksOf(kind, branch)] };
}

function withPlan(may: Offered, { token, cards, add, ask }: Properties): Offered {
  const tokens = values(token) as Token[];
  return {
    ...may,
    cards: values(cards?.["items"] as Schema | undefined) as number[],
    most: mostOf(cards),
    bare: "const" in (cards ?? {}),
    tokens: [...may.tokens, ...tokens],
    adds: add ? [...may.adds, ...tokens] : may.adds,
    asks: may.asks || !!ask,
  };
}

const mostOf = (cards: Schema | undefined) => Number(cards?.["maxItems"] ?? 0);

function picksOf(kind: unknown, { token, specialty }: Properties): Pick[] {
  if (kind === "keep") return (values(specialty) as Specialty[]).map((specialty) => ({ kind, specialty }));
  if (kind === "open") return [false, true].map((replace) => ({ kind, replace }));
  if (kind === "exchange") return (values(token) as Token[]).map((token) => ({ kind, token }));
  return kind === "stay" ? [{ kind }] : [];
}
