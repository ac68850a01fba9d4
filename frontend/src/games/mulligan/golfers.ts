/** Names of golfers. A seat's only golfer has the seat's name; of two, each has the name and a number (M-43). Golfers have their seat's
 * colour and shape. */

import { type Names, namesOf, shortNames } from "../seatNames.ts";
import type { MulliganState, MulliganView } from "./state.ts";

/** Characters of a name that fit beside a number. */
const BESIDE = 7;

export const seatOf = ({ state }: MulliganView, golfer: number): number => state.golfers[golfer]!.seat;

/** Returns which of its seat's two golfers it is, 1 or 2; 0 for an only one. */
export function nthOf(view: MulliganView, golfer: number): number {
  const twins = view.state.golfers.filter(({ seat }) => seat === seatOf(view, golfer));
  return twins.length > 1 ? twins.findIndex((one) => one.golfer === golfer) + 1 : 0;
}

/** Returns names by golfer; "You" for a player's only golfer. Of two, the player's own are named too. */
export function golfersOf(view: MulliganView, names: Names = shortNames(namesOf(view))): Names {
  const apart = shortNames(namesOf({ ...view, you: null }), BESIDE);
  return (golfer) => {
    const nth = nthOf(view, golfer);
    return nth ? `${apart(seatOf(view, golfer))} ${nth}` : names(seatOf(view, golfer));
  };
}

/** Whether a golfer plays on the player's side, in modes with teams. */
export function isMine({ state, you }: MulliganView, golfer: number): boolean {
  const side = state.sides.find((one) => one.includes(golfer)) ?? [];
  return side.length > 1 && side.some((one) => state.golfers[one]!.seat === you);
}

/** Returns the first of the player's golfers; of those that may react, the one that was asked first (M-31). */
export const firstOf = ({ own, asking }: Pick<MulliganState, "own" | "asking">): number =>
  (own?.golfers.find(({ golfer }) => asking.includes(golfer)) ?? own?.golfers[0])?.golfer ?? 0;

/** Whether a golfer belongs to the player. */
export const isOwn = ({ state, you }: MulliganView, golfer: number): boolean => state.golfers[golfer]?.seat === you;
