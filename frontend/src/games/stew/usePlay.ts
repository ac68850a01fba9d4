/** The player's choices, sent by the main action. What is offered depends on `view.legal` alone. */

import { useState } from "preact/hooks";
import { offeredOf, type Pick } from "./choices.ts";
import { type Draft, draftOf, matchesWith, toggled } from "./draft.ts";
import { mainOf, type Send } from "./mainAction.ts";
import type { StewState, StewView, Token } from "./state.ts";
import { tokenOf } from "./status.ts";

/** State and actions for all parts of the table. */
export type Play = ReturnType<typeof usePlay>;

/** Returns a text that changes with each decision; a draft belongs to one decision. */
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
