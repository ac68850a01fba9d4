/** Who stands at a ball: a seat with one golfer is called by its name, one with two by their shapes. */

import { type Names, namesOf, shortNames } from "../seats.ts";
import type { MulliganView } from "./state.ts";
import { SHAPES } from "./texts/en/golfers.ts";

/** Names by golfer; "You" for the one golfer that one has. */
export function golfersOf(view: MulliganView, names: Names = shortNames(namesOf(view))): Names {
  const { golfers } = view.state;
  return (golfer) => {
    const { seat } = golfers[golfer]!;
    return golfers.filter((one) => one.seat === seat).length > 1 ? SHAPES[golfer]! : names(seat);
  };
}

/** Whether a golfer is one's own. */
export const isOwn = ({ state, you }: MulliganView, golfer: number): boolean => state.golfers[golfer]?.seat === you;
