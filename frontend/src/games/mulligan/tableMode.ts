/** Whether the table shows the swing, or the hand and its controls. Pure. */

import type { Reveal } from "./revealSteps.ts";
import type { MulliganState, MulliganView } from "./state.ts";
import type { Play } from "./usePlay.ts";

export interface Sight {
  /** In place of the hand. */
  swing: Reveal | null;
  /** The main action leads on from it: while some react, only until all is seen that they react to. */
  leads: boolean;
  /** A club and actions are chosen, and aimed. */
  plans: boolean;
  /** One may look at the other golfer's hand. */
  tabs: boolean;
  /** How the round stands, in place of the hand. */
  stands: boolean;
  /** The hole of the title; none while all say whether they go on. */
  hole: MulliganState["holes"][number] | undefined;
}

/** `holding`: the hand was asked for in place of the swing. */
export function sightOf(
  { state, you, status }: MulliganView,
  replay: boolean,
  reveal: Reveal | null,
  { own, playing, taking }: Pick<Play, "own" | "playing" | "taking">,
  holding: boolean,
): Sight {
  const { phase, holes, at } = state;
  // A Mulligan's choice is on the swing, whatever its card lay in.
  const held = holding && playing?.kind !== "mulligan";
  const swing = held || playing?.loose.length ? null : reveal;
  // As `between` of holes.ts, which would be a part of its own in a table's first load.
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
