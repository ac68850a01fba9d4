/** The steps of a swing: plans face down, open, at their targets, added up, and the balls flying. */

import type { LastHole, MulliganView, Swung } from "./state.ts";

/** Plans lie face down; lie open; actions are where they strike; the sum is drawn; balls roll; all is done. */
export type Step = "laid" | "open" | "struck" | "summed" | "rolling" | "done";

export interface Reveal {
  swing: Swung;
  step: Step;
  /** Strokes of this hole so far, by golfer. */
  strokes: number[];
  /** How the hole was scored, where this swing ended it. */
  holed: LastHole | null;
}

/** Tells swings apart. */
export const keyOf = ({ hole, turn }: Pick<Swung, "hole" | "turn">): string => `${hole}/${turn}`;

/** The last swing as it came out, or as it stands while some react; null before the first. */
export function lastReveal({ state }: MulliganView): Reveal | null {
  const { swing, phase, last_hole, golfers } = state;
  if (!swing) return null;
  const holed = last_hole?.hole === swing.hole && phase !== "react" ? last_hole : null;
  const strokes = holed?.strokes ?? golfers.map((golfer) => golfer.strokes);
  return { swing, step: phase === "react" ? "struck" : "done", strokes, holed };
}

/** What is shown while nothing moves; `seen` is the key of the swing that one went on from. */
export function restOf(view: MulliganView, replay: boolean, seen: string): Reveal | null {
  const last = lastReveal(view);
  const { phase, own } = view.state;
  // Who looks at cards is to choose one of them, also once plans lie open.
  if (own?.looking && !replay) return null;
  if (last?.step !== "done") return last;
  if (replay) return view.happened.some(({ kind }) => kind === "resolved") ? last : null;
  const fresh = keyOf(last.swing) !== seen;
  return fresh && (phase === "over" || (view.you !== null && !own?.plan)) ? last : null;
}
