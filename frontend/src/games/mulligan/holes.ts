/** The current hole, and the holes of the round. Pure. */

import type { MulliganState, MulliganView } from "./state.ts";

const NINE = 9;

/** Whether no hole is being played: during the vote, or after the round. */
const between = ({ phase }: Pick<MulliganState, "phase">): boolean => phase === "vote" || phase === "over";

const placeOf = (state: Pick<MulliganState, "phase" | "at">): number => state.at - Number(between(state));

/** Returns the hole that is played, or was played last. */
export const holeOf = (state: MulliganState) => state.holes[placeOf(state)]!;

/** Returns the round's holes as known so far: the first nine, until all have voted to go on (M-05). */
export function roundOf({ options, state }: Pick<MulliganView, "options" | "state">): MulliganState["holes"] {
  return options["holes"] === "ask" && placeOf(state) < NINE ? state.holes.slice(0, NINE) : state.holes;
}

/** Whether a golfer's ball is in the hole: only once nobody plays the hole any more (M-28). */
export const isIn = (state: MulliganState, golfer: number): boolean =>
  between(state) && state.last_hole?.finishing[golfer] === 0;
