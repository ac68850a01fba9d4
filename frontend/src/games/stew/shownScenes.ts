/** Which scenes of the newest turn a viewer sees, where they begin, and which one waits for a tap. Pure. */

import type { StewView } from "./state.ts";

/** Events of a replay's step that have scenes. */
const SHOWN = ["revealed", "exchanged", "stayed"];

export interface Onlooker {
  replay: boolean;
  /** The viewer's seat; null for a watcher. */
  you: number | null;
  /** It happened just now, while the viewer was there. */
  live: boolean;
  /** The viewer wants reduced motion. */
  still: boolean;
}

/** Whether the scenes are shown: not to a player who has already chosen again, and only watches the table. */
export function isShown({ state: { phase, own }, you, happened }: StewView, replay: boolean): boolean {
  if (replay) return happened.some(({ kind }) => SHOWN.includes(kind));
  return you === null || phase !== "plan" || own?.choice === null;
}

/** Returns the index of the first scene to show. Players see all scenes, watchers only new ones; a replay without motion shows the last. */
export function firstOf(scenes: number, { replay, you, live, still }: Onlooker): number {
  if (replay) return live && !still ? 0 : Math.max(0, scenes - 1);
  return you !== null || live ? 0 : scenes;
}

/** Whether a scene stays until the player continues. At the end of a game, and in a replay, other controls are in the place of the button:
 * then only the last scene stays. */
export const staysAt = (more: boolean, you: number | null, controls: boolean) => (controls ? !more : you !== null);
