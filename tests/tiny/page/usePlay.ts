/** The player's moves: choices are made on the phone and sent with the main action. Only `view.legal` decides what is offered. */

import { useState } from "preact/hooks";
import { kindsOf } from "../legalMoves.ts";
import type { MainAction } from "../table/Actions.tsx";
import type { TableProps } from "../types.ts";
import type { TinyState, TinyView } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** A move that is not sent yet. `of` is its decision: the draft ends with it. */
interface Draft {
  of: string;
  at?: number;
  ask?: boolean;
}

export function usePlay({ legal, state, you }: TinyView, busy: boolean, send: TableProps<TinyState>["send"]) {
  const of = `${state.round} ${state.phase}`;
  const [kept, keep] = useState<Draft>({ of });
  const draft = kept.of === of ? kept : { of };
  const may = kindsOf(legal);
  const cards = state.own?.cards ?? [];
  const made = state.own?.choice;
  const at = draft.at ?? (made ? cards.indexOf(made.number) : -1);
  const ask = draft.ask ?? made?.ask ?? false;
  const number = cards[at];
  const free = !busy && may.size > 0;

  const choose = (at: number) => free && at in cards && keep({ ...draft, at });
  const toggle = () => keep({ ...draft, ask: !ask });
  const pass = () => void send({ kind: "pass" });

  function main(): MainAction | null {
    if (may.has("pick")) {
      if (number === undefined) return { label: say.CHOOSE };
      const act = () => void send({ kind: "pick", number, ask });
      return made?.number === number && made.ask === ask
        ? null
        : { label: say.pick(number), detail: say.HIDDEN, act, key: "P" };
    }
    if (!may.has("react") || you === null) return null;
    if (number === undefined) return { label: say.CHOOSE_OR_PASS };
    const act = () => void send({ kind: "react", number });
    return { label: say.instead(number, state.players[you]!.lies!), act, key: "P" };
  }

  return { may, cards, at, ask, free, choose, toggle, pass, main: main() };
}
