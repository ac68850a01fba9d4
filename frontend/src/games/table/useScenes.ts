/** Shows events scene by scene over the current table. Any action ends them. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../api/types.ts";
import { reducedMotion } from "../../ui/motion.ts";
import type { TableProps } from "../types.ts";
import { type Pace, queueOf } from "./sceneQueue.ts";

export interface Staging<View, Stage, Scene> extends Pace<Scene> {
  /** Returns the table while nothing moves. */
  stageOf(view: View): Stage;
  /** Returns the scenes for the events since the last stage, in order. Null until the animations have loaded; until then each view is shown
   * at once. */
  scenesOf: ((before: Stage, happened: readonly Happened[], view: View) => Scene[]) | null;
  /** The last scene is shown even with reduced motion, if the view alone does not show how the game ended. */
  still?: boolean;
}

export interface Shown<Scene> {
  /** The scene to show instead of the current table, or null. In a replay the last one stays until the next step. */
  scene: Scene | null;
  /** Shows the current table; called when the player acts. */
  drop(): void;
  /** Continues from a scene that stays to the waiting ones; if there are none, to these. */
  goOn(otherwise?: () => Scene[]): void;
}

/** Returns the shown scene and its controls. `staging` may be a new object each time. */
export function useScenes<State, Stage, Scene>(
  { view, happened, replay = false }: TableProps<State>,
  staging: Staging<TableProps<State>["view"], Stage, Scene>,
): Shown<Scene> {
  const [scene, show] = useState<Scene | null>(null);
  const now = useRef(staging);
  const before = useRef(view);
  now.current = staging;
  const [queue] = useState(() =>
    queueOf<Scene>(
      () => ({
        most: now.current.most,
        held: (one, waiting) => (replay && !waiting ? Number.POSITIVE_INFINITY : now.current.held(one, waiting)),
      }),
      show,
    ),
  );

  useLayoutEffect(() => {
    const { stageOf, scenesOf, still } = now.current;
    const old = before.current;
    before.current = view;
    if (old === view) return;
    const calm = reducedMotion();
    const scenes = scenesOf && (still || !calm) ? scenesOf(stageOf(old), happened, view) : [];
    if (scenes.length) return calm ? queue.put(scenes.slice(-1)) : replay ? queue.put(scenes) : queue.add(scenes);
    // Chat and seat events do not end a scene. A replay's step without scenes shows the table after it.
    if (replay || (!happened.length && JSON.stringify(stageOf(old)) !== JSON.stringify(stageOf(view)))) queue.drop();
  }, [view]);
  useLayoutEffect(() => queue.stop, []);

  const goOn = (otherwise = (): Scene[] => []) => queue.next() || queue.add(otherwise());
  return { scene, drop: queue.drop, goOn };
}
