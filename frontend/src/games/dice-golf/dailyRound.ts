/** One's round of a day's challenge, alone, as the page of the day says it. */

import type { View } from "../../api/types.ts";
import type { GolfView } from "./shownHole.ts";
import * as texts from "./texts/en/daily.ts";

/** The one who plays it. */
export const alone = (view: View) => (view as GolfView).state.players[0]!;

/** Against par so far. */
export const toPar = (view: View): number => alone(view).to_par;

/** "Hole 6, par 4, one under"; nothing once all is played. */
export function nextWords(view: View): string {
  const { at, to_par } = alone(view);
  const hole = at === null ? undefined : (view as GolfView).state.holes[at];
  return hole ? texts.next(hole.hole, hole.par, to_par) : "";
}
