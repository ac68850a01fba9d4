/** What one may do: a number is chosen on the phone and sent with the main action. Only `view.legal` says what is offered. */

import { useState } from "preact/hooks";
import { kindsOf, values } from "../legalMoves.ts";
import type { MainAction } from "../table/Actions.tsx";
import type { TableProps } from "../types.ts";
import type { SomeGameState, SomeGameView } from "./state.ts";
import * as say from "./texts/en/table.ts";

export function usePlay({ legal, state }: SomeGameView, busy: boolean, send: TableProps<SomeGameState>["send"]) {
  const [chosen, keep] = useState<number | null>(null);
  const numbers = values(kindsOf(legal).get("pick")?.["number"]) as number[];
  const made = state.own?.choice ?? null;
  const number = chosen ?? made;

  const choose = (one: number) => !busy && numbers.includes(one) && keep(one);
  const main = mainOf(numbers, number, made, () => void send({ kind: "pick", number }));
  return { numbers, number, choose, main };
}

function mainOf(numbers: number[], number: number | null, made: number | null, act: () => void): MainAction | null {
  if (!numbers.length) return null;
  if (number === null) return { label: say.CHOOSE };
  return number === made ? null : { label: say.pick(number), detail: say.HIDDEN, act, key: "P" };
}
