/** Which scenes of the newest turn a viewer sees, where they begin, and which one waits for a tap. Pure. */

import type { StewView } from "./state.ts";

/** What a replay's step has scenes for. */
const SHOWN = ["revealed", "exchanged", "stayed"];

export interface Onlooker {
  replay: boolean;
  /** Their seat; null for a watcher. */
  you: number | null;
  /** It has happened just now, before their eyes. */
  live: boolean;
  /** They want no motion. */
  still: boolean;
}

/** Whether there is anybody to see it: a player who has chosen again looks on to what comes. */
export function isShown({ state: { phase, own }, you, happened }: StewView, replay: boolean): boolean {
  if (replay) return happened.some(({ kind }) => SHOWN.includes(kind));
  return you === null || phase !== "plan" || own?.choice === null;
}

/** The first of so many scenes that is shown: a player sees all, a watcher those that came just now; a replay without motion shows
 * how it ended. */
export function firstOf(scenes: number, { replay, you, live, still }: Onlooker): number {
  if (replay) return live && !still ? 0 : Math.max(0, scenes - 1);
  return you !== null || live ? 0 : scenes;
}

/** Whether a scene stays until one goes on. At the end of a game its controls are in the place of what leads on, as a replay's are:
 * then the last one stays, and no other. */
export const staysAt = (more: boolean, you: number | null, controls: boolean) => (controls ? !more : you !== null);
