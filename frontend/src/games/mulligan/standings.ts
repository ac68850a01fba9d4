/** Sides and their totals. Pure. */

import { listWords } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import type { MulliganState, MulliganView } from "./state.ts";

interface Standing {
  /** Its golfers. */
  side: number[];
  total: number;
}

/** The lowest total first. */
export const standingsOf = ({ sides, side_totals }: Pick<MulliganState, "sides" | "side_totals">): Standing[] =>
  sides.map((side, at) => ({ side, total: side_totals[at]! })).sort((one, other) => one.total - other.total);

/** Who plays on a side, each once, oneself first. */
export const seatsOf = ({ state, you }: MulliganView, side: readonly number[]): number[] =>
  [...new Set(side.map((golfer) => state.golfers[golfer]!.seat))].sort(
    (one, other) => +(other === you) - +(one === you),
  );

/** A side is called by who plays there: "You and Nell". */
export function sideNames(view: MulliganView, side: readonly number[]): string {
  return listWords(seatsOf(view, side).map(namesOf(view)));
}
