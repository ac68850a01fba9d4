/** Sides and their totals. Pure. */

import { listWords } from "../../ui/words.ts";
import { namesOf } from "../seats.ts";
import type { MulliganState, MulliganView } from "./state.ts";

interface Standing {
  /** Its golfers. */
  side: number[];
  total: number;
}

/** The lowest total first. */
export const standingsOf = ({ sides, side_totals }: Pick<MulliganState, "sides" | "side_totals">): Standing[] =>
  sides.map((side, at) => ({ side, total: side_totals[at]! })).sort((one, other) => one.total - other.total);

/** A side is called by who plays there, each once, oneself first: "You and Nell". */
export function sideNames(view: MulliganView, side: readonly number[]): string {
  const names = namesOf(view);
  const seats = new Set(side.map((golfer) => view.state.golfers[golfer]!.seat));
  return listWords([...seats].sort((one, other) => +(other === view.you) - +(one === view.you)).map(names));
}
