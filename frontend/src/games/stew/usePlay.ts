/** What one may do: it is chosen on the phone and sent with the main action. Only `view.legal` says what is offered. */

import { useState } from "preact/hooks";
import type { MainAction } from "../table/Acts.tsx";
import type { TableProps } from "../types.ts";
import { type Draft, draftOf, isMade, matchesWith, planOf, toggled } from "./draft.ts";
import { type Offered, offeredOf, type Pick } from "./offered.ts";
import type { Own, StewState, StewView, Token } from "./state.ts";
import { tokenOf } from "./status.ts";
import * as say from "./texts/en/table.ts";

/** What all parts of the table are drawn from. */
export type Play = ReturnType<typeof usePlay>;
type Send = TableProps<StewState>["send"];

/** The decision that a draft is for: it ends with it. */
const decisionOf = ({ phase, round, turn, own }: StewState) => [phase, round, turn, own?.may.trade].join();

export function usePlay(view: StewView, busy: boolean, send: Send) {
  const { legal, state, you } = view;
  const { own } = state;
  const of = decisionOf(state);
  const [kept, keep] = useState<{ of: string; draft: Draft | null }>({ of, draft: null });
  const may = offeredOf(legal);
  const base = own && draftOf(own);
  const draft = (kept.of === of && kept.draft) || base;
  const change = (some: Partial<Draft>) => !busy && draft && keep({ of, draft: { ...draft, ...some } });
  const acts = {
    card: (card: number) => may.cards.includes(card) && draft && change(toggled(draft, card, may)),
    token: (token: Token) =>
      may.tokens.includes(token) && change({ token, trades: false, add: !!draft?.add && may.adds.includes(token) }),
    pick: (pick: Pick) => change({ pick }),
    add: () => change({ add: !draft?.add }),
    ask: () => change({ ask: !draft?.ask }),
    trade: () => change({ trades: !draft?.trades, cards: [], token: null }),
  };
  const matches = draft && you !== null ? matchesWith(draft, state, you) : null;
  return {
    may,
    draft,
    matches,
    acts,
    busy,
    main: own && draft && mainOf({ may, draft, own, matches, send, reach: state.reach, played: tokenOf(state, you!) }),
  };
}

interface Base {
  may: Offered;
  draft: Draft;
  own: Own;
  matches: number | null;
  reach: StewState["reach"];
  /** The token that was played last. */
  played: Token | null;
  send: Send;
}

function mainOf({ may, draft, own, matches, reach, played, send }: Base): MainAction | null {
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
