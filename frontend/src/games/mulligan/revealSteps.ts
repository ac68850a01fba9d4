/** The steps of a swing: plans face down, plans open, actions at their targets, distances, flying balls. */

import type { LastHole, MulliganView, Swung } from "./state.ts";

/** laid: face down; open: face up; struck: actions at their targets; summed: distances shown; rolling: balls fly; done: finished. */
export type Step = "laid" | "open" | "struck" | "summed" | "rolling" | "done";

export interface Reveal {
  swing: Swung;
  step: Step;
  /** Strokes on this hole so far, by golfer. */
  strokes: number[];
  /** The hole's scores, if this swing ended it. */
  holed: LastHole | null;
}

/** Returns a key for a swing. */
export const keyOf = ({ hole, turn }: Pick<Swung, "hole" | "turn">): string => `${hole}/${turn}`;

/** Returns the last swing, or the current one while players react; null before the first. */
export function lastReveal({ state }: MulliganView): Reveal | null {
  const { swing, phase, last_hole, golfers } = state;
  if (!swing) return null;
  const holed = last_hole?.hole === swing.hole && phase !== "react" ? last_hole : null;
  const strokes = holed?.strokes ?? golfers.map((golfer) => golfer.strokes);
  return { swing, step: phase === "react" ? "struck" : "done", strokes, holed };
}

/** Returns what is shown while nothing moves. `seen`: key of the swing from which the player continued. */
export function restOf(view: MulliganView, replay: boolean, seen: string): Reveal | null {
  const last = lastReveal(view);
  const { phase, own } = view.state;
  // A player who looks at cards must choose one of them, even after the reveal.
  if (own?.looking && !replay) return null;
  if (last?.step !== "done") return last;
  if (replay) return view.happened.some(({ kind }) => kind === "resolved") ? last : null;
  const fresh = keyOf(last.swing) !== seen;
  return fresh && (phase === "over" || (view.you !== null && !own?.plan)) ? last : null;
}
