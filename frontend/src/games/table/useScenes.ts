/** Shows events scene by scene over the current table. Nothing waits for it: any action ends it. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../api/types.ts";
import { reducedMotion } from "../../ui/motion.ts";
import type { TableProps } from "../types.ts";
import { type Pace, queueOf } from "./sceneQueue.ts";

export interface Staging<View, Stage, Scene> extends Pace<Scene> {
  /** The table while nothing moves. */
  stageOf(view: View): Stage;
  /** What there is to show of what happened since the stage before, in order. Null until the part that moves things is here: so
   * long each view is seen as it stands. */
  scenesOf: ((before: Stage, happened: readonly Happened[], view: View) => Scene[]) | null;
  /** The last scene is shown without motion too, as the view alone does not say how things ended. */
  still?: boolean;
}

export interface Shown<Scene> {
  /** What is to be shown instead of the table as it stands, or null. In a replay the last one stays until the next step. */
  scene: Scene | null;
  /** Shows the table as it stands: for whoever acts. */
  drop(): void;
  /** From a scene that stays to what waits behind it; where nothing waits, to these instead. */
  goOn(otherwise?: () => Scene[]): void;
}

/** `staging` may be a new object each time. */
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
    // What was said, or who came, leaves a scene alone; a replay's step with nothing to show shows the table after it.
    if (replay || (!happened.length && JSON.stringify(stageOf(old)) !== JSON.stringify(stageOf(view)))) queue.drop();
  }, [view]);
  useLayoutEffect(() => queue.stop, []);

  const goOn = (otherwise = (): Scene[] => []) => queue.next() || queue.add(otherwise());
  return { scene, drop: queue.drop, goOn };
}
