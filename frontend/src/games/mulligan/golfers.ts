/** Names of golfers: a seat with one golfer has its name, with two its name and a number (M-43). Golfers have their seat's colour and
 * shape. */

import { type Names, namesOf, shortNames } from "../seatNames.ts";
import type { MulliganState, MulliganView } from "./state.ts";

/** So many letters of a name stand beside a number. */
const BESIDE = 7;

export const seatOf = ({ state }: MulliganView, golfer: number): number => state.golfers[golfer]!.seat;

/** Which of its seat's two golfers it is, 1 or 2; 0 where it is the only one. */
export function nthOf(view: MulliganView, golfer: number): number {
  const twins = view.state.golfers.filter(({ seat }) => seat === seatOf(view, golfer));
  return twins.length > 1 ? twins.findIndex((one) => one.golfer === golfer) + 1 : 0;
}

/** Names by golfer; "You" for the one golfer that one has. One of two is told by name, one's own too. */
export function golfersOf(view: MulliganView, names: Names = shortNames(namesOf(view))): Names {
  const apart = shortNames(namesOf({ ...view, you: null }), BESIDE);
  return (golfer) => {
    const nth = nthOf(view, golfer);
    return nth ? `${apart(seatOf(view, golfer))} ${nth}` : names(seatOf(view, golfer));
  };
}

/** Whether a golfer plays on one's own side, where sides have more than one. */
export function isMine({ state, you }: MulliganView, golfer: number): boolean {
  const side = state.sides.find((one) => one.includes(golfer)) ?? [];
  return side.length > 1 && side.some((one) => state.golfers[one]!.seat === you);
}

/** Of one's own golfers the first, of those that are asked the first that asked (M-31). */
export const firstOf = ({ own, asking }: Pick<MulliganState, "own" | "asking">): number =>
  (own?.golfers.find(({ golfer }) => asking.includes(golfer)) ?? own?.golfers[0])?.golfer ?? 0;

/** Whether a golfer is one's own. */
export const isOwn = ({ state, you }: MulliganView, golfer: number): boolean => state.golfers[golfer]?.seat === you;
