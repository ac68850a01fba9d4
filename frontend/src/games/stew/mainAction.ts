/** The main action's label and move. Pure. */

import type { MainAction } from "../table/Actions.tsx";
import type { TableProps } from "../types.ts";
import type { Offered } from "./choices.ts";
import { type Draft, isMade, planOf } from "./draft.ts";
import type { Own, StewState, Token } from "./state.ts";
import * as say from "./texts/en/table.ts";

export type Send = TableProps<StewState>["send"];

export interface Base {
  may: Offered;
  draft: Draft;
  own: Own;
  matches: number | null;
  reach: StewState["reach"];
  /** The token that was played last. */
  played: Token | null;
  send: Send;
}

/** Returns the main action; null if there is nothing to do, or if the submitted choice is unchanged. */
export function mainOf({ may, draft, own, matches, reach, played, send }: Base): MainAction | null {
  if (isMade(draft, own)) return null;
  if (may.picks.length) return pickOf(draft, played, send);
  if (draft.trades) return tradeOf(draft, send);
  if (!may.tokens.length) return null;
  const { token, cards } = draft;
  const plan = planOf(draft, may);
  if (!plan || !token) return say.toChoose(cards.length > 0 || may.bare, token);
  const detail = say.comesTo(cards.length, matches, reach);
  return { label: say.commit(token), detail, act: () => void send(plan), key: "P" };
}

function pickOf({ pick }: Draft, played: Token | null, send: Send): MainAction {
  if (!pick) return say.CHOOSE_ONE;
  return { label: say.pick(pick, played), act: () => void send({ ...pick }), key: "P" };
}

function tradeOf({ cards }: Draft, send: Send): MainAction {
  if (!cards.length) return say.TRADE_WHICH;
  const act = () => void send({ kind: "trade", cards });
  return { label: say.trade(cards.length), detail: say.TRADE_MEANS, act, key: "P" };
}
