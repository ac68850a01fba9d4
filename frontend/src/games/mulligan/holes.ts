/** The current hole, and the holes of the round. Pure. */

import type { MulliganState, MulliganView } from "./state.ts";

const NINE = 9;

/** No hole is played: all say whether they go on, or the round is over. */
const between = ({ phase }: Pick<MulliganState, "phase">): boolean => phase === "vote" || phase === "over";

const placeOf = (state: Pick<MulliganState, "phase" | "at">): number => state.at - Number(between(state));

/** The hole that is played, or was played last. */
export const holeOf = (state: MulliganState) => state.holes[placeOf(state)]!;

/** The round's holes as far as is known: the first nine, until all have said that they go on (M-05). */
export function roundOf({ options, state }: Pick<MulliganView, "options" | "state">): MulliganState["holes"] {
  return options["holes"] === "ask" && placeOf(state) < NINE ? state.holes.slice(0, NINE) : state.holes;
}

/** Whether a golfer's ball lies in the hole: only once nobody plays it any more (M-28). */
export const isIn = (state: MulliganState, golfer: number): boolean =>
  between(state) && state.last_hole?.finishing[golfer] === 0;
