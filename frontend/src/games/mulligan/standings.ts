/** Sides and their totals. Pure. */

import { listWords } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import type { MulliganState, MulliganView } from "./state.ts";

interface Standing {
  /** The side's golfers. */
  side: number[];
  total: number;
}

/** Returns the sides with their totals, lowest first. */
export const standingsOf = ({ sides, side_totals }: Pick<MulliganState, "sides" | "side_totals">): Standing[] =>
  sides.map((side, at) => ({ side, total: side_totals[at]! })).sort((one, other) => one.total - other.total);

/** Returns the seats of a side, each once, the reader's first. */
export const seatsOf = ({ state, you }: MulliganView, side: readonly number[]): number[] =>
  [...new Set(side.map((golfer) => state.golfers[golfer]!.seat))].sort(
    (one, other) => +(other === you) - +(one === you),
  );

/** Returns a side's name from its players: "You and Nell". */
export function sideNames(view: MulliganView, side: readonly number[]): string {
  return listWords(seatsOf(view, side).map(namesOf(view)));
}
