/** What one may do: it is chosen on the phone and sent with the main action. Only `view.legal` says what is offered. */

import { useState } from "preact/hooks";
import type { Move, Schema } from "../../api/types.ts";
import { branches, values } from "../legal.ts";
import type { MainAction } from "../table/Acts.tsx";
import type { TableProps } from "../types.ts";
import { cardWords } from "./cards.ts";
import type { Specialty, StewState, StewView, Token } from "./state.ts";
import { tokens as tokenWords } from "./texts/en/cards.ts";
import * as say from "./texts/en/table.ts";

/** Something to choose by a button. */
export interface Choice {
  words: string;
  pressed: boolean;
  act: () => void;
}

/** `of` is the decision that it is for: a draft ends with it. */
interface Draft {
  of: string;
  cards: number[];
  token?: Token;
  move?: Move;
}

export function usePlay({ legal, state }: StewView, busy: boolean, send: TableProps<StewState>["send"]) {
  const of = `${state.phase} ${state.round} ${state.turn}`;
  const [kept, keep] = useState<Draft>({ of, cards: [] });
  const draft: Draft = kept.of === of ? kept : { of, cards: [] };
  const may = offered(legal);
  const change = (some: Partial<Draft>) => !busy && keep({ ...draft, ...some });
  const cards = may.cards.map((card) => ({
    words: cardWords(card),
    pressed: draft.cards.includes(card),
    act: () => change({ cards: toggled(draft.cards, card, may.most) }),
  }));
  const plans = may.tokens.map((token) => ({
    words: tokenWords[token],
    pressed: draft.token === token,
    act: () => change({ token }),
  }));
  const others = may.others.map(({ words, move }) => ({
    words,
    pressed: JSON.stringify(move) === JSON.stringify(draft.move),
    act: () => change({ move }),
  }));
  return { cards, tokens: [...plans, ...others], main: mainOf(may, draft, state, send) };
}

interface Offered {
  cards: number[];
  most: number;
  tokens: Token[];
  others: { words: string; move: Move }[];
}

/** All that may be done, from the branches of what is legal. */
function offered(legal: Schema | null): Offered {
  const may: Offered = { cards: [], most: 0, tokens: [], others: [] };
  for (const { kind, token, cards, specialty, replace } of branches(legal)) {
    const [name] = values(kind);
    if (name === "plan") {
      may.tokens.push(...(values(token) as Token[]));
      may.cards = values(cards?.["items"] as Schema | undefined) as number[];
      may.most = Number(cards?.["maxItems"] ?? 0);
    }
    for (const one of values(specialty) as Specialty[])
      may.others.push({ words: say.keep(one), move: { kind: "keep", specialty: one } });
    for (const one of name === "exchange" ? (values(token) as Token[]) : [])
      may.others.push({ words: say.cookFor(one), move: { kind: "exchange", token: one } });
    if (name === "stay") may.others.push({ words: say.STAY, move: { kind: "stay" } });
    if (replace)
      may.others.push(
        { words: say.KEEP, move: { kind: "open", replace: false } },
        { words: say.REPLACE, move: { kind: "open", replace: true } },
      );
  }
  return may;
}

function mainOf(
  may: Offered,
  draft: Draft,
  { own }: StewState,
  send: (move: Move) => Promise<void>,
): MainAction | null {
  if (may.others.length) {
    const { move } = draft;
    if (!move) return own?.choice ? null : { label: say.CHOOSE_ONE };
    return {
      label: may.others.find((one) => JSON.stringify(one.move) === JSON.stringify(move))?.words ?? say.CHOOSE_ONE,
      act: () => void send(move),
    };
  }
  if (!may.tokens.length) return null;
  const { token, cards } = draft;
  if (!token || (may.cards.length && !cards.length)) return own?.choice ? null : { label: say.CHOOSE };
  return { label: say.cookFor(token), detail: say.HIDDEN, act: () => void send({ kind: "plan", token, cards }) };
}

/** With this card, or without it; of too many the first one goes. */
function toggled(cards: number[], card: number, most: number): number[] {
  return cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card].slice(-most);
}
