/** Whether the table shows the swing, or the hand and its controls. Pure. */

import type { Reveal } from "./revealSteps.ts";
import type { MulliganState, MulliganView } from "./state.ts";
import type { Play } from "./usePlay.ts";

export interface Sight {
  /** The swing to show instead of the hand. */
  swing: Reveal | null;
  /** The main action continues from the swing; while players react, only until everything was shown. */
  leads: boolean;
  /** The plan is complete. */
  plans: boolean;
  /** The player can switch to the other golfer's hand. */
  tabs: boolean;
  /** The totals are shown instead of the hand. */
  stands: boolean;
  /** The hole in the title; undefined during the vote. */
  hole: MulliganState["holes"][number] | undefined;
}

/** Returns what the table shows. `holding`: the player chose to see the hand instead of the swing. */
export function sightOf(
  { state, you, status }: MulliganView,
  replay: boolean,
  reveal: Reveal | null,
  { own, playing, taking }: Pick<Play, "own" | "playing" | "taking">,
  holding: boolean,
): Sight {
  const { phase, holes, at } = state;
  // A Mulligan is aimed at an action of the swing, so the swing is shown.
  const held = holding && playing?.kind !== "mulligan";
  const swing = held || playing?.loose.length ? null : reveal;
  // A copy of `between` in holes.ts, whose chunk would add to a table's first load.
  const played = phase !== "vote" && phase !== "over";
  const hand = !swing && !!own && !taking;
  return {
    swing,
    leads: !!swing && (phase !== "react" || swing.step !== "struck") && you !== null && !replay && status === "playing",
    plans: hand && phase === "plan",
    tabs: hand && own.golfers.length > 1,
    stands: !swing && !played,
    hole: swing ? holes.find(({ hole }) => hole === swing.swing.hole) : played ? holes[at] : undefined,
  };
}
