/** Who stands at a ball: a seat with one golfer is called by its name, one with two by their shapes. */

import { type Names, namesOf, shortNames } from "../seats.ts";
import type { MulliganState, MulliganView } from "./state.ts";
import { SHAPES } from "./texts/en/golfers.ts";

/** Names by golfer; "You" for the one golfer that one has. */
export function golfersOf(view: MulliganView, names: Names = shortNames(namesOf(view))): Names {
  const { golfers } = view.state;
  return (golfer) => {
    const { seat } = golfers[golfer]!;
    return golfers.filter((one) => one.seat === seat).length > 1 ? SHAPES[golfer]! : names(seat);
  };
}

/** Of one's own golfers the first, of those that are asked the first that asked (M-31). */
export const firstOf = ({ own, asking }: Pick<MulliganState, "own" | "asking">): number =>
  (own?.golfers.find(({ golfer }) => asking.includes(golfer)) ?? own?.golfers[0])?.golfer ?? 0;

/** Whether a golfer is one's own. */
export const isOwn = ({ state, you }: MulliganView, golfer: number): boolean => state.golfers[golfer]?.seat === you;
