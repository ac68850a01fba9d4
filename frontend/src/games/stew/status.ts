/** What the player has to do, in a line. */

import { last } from "../lists.ts";
import type { Names } from "../seatNames.ts";
import type { StewView, Token } from "./state.ts";
import * as say from "./texts/en/table.ts";

export function todoWords({ state, you }: StewView, names: Names): string {
  const { phase, asked } = state;
  if (asked !== null) return say.mayExchange(names(asked), tokenOf(state, asked)!);
  return phase === "plan" && you !== null ? say.YOUR_PLAN : say.turnOf[phase];
}

/** Returns the token that a seat played last in this round; null before its first. */
export const tokenOf = ({ players }: StewView["state"], seat: number): Token | null =>
  last(players[seat]!.plays)?.token ?? null;
