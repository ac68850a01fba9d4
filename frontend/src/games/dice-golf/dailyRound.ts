/** The player's round of a day's challenge, in words for the challenge page. */

import type { View } from "../../api/types.ts";
import type { GolfView } from "./shownHole.ts";
import * as texts from "./texts/en/daily.ts";

/** Returns the round's only player. */
export const alone = (view: View) => (view as GolfView).state.players[0]!;

/** Returns the score against par so far. */
export const toPar = (view: View): number => alone(view).to_par;

/** Returns "Hole 6, par 4, one under"; empty after the last hole. */
export function nextWords(view: View): string {
  const { at, to_par } = alone(view);
  const hole = at === null ? undefined : (view as GolfView).state.holes[at];
  return hole ? texts.next(hole.hole, hole.par, to_par) : "";
}
