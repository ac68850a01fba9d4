/** Shows what happened on the ring, one thing after another. Nothing waits for it: whoever acts ends it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../api/types.ts";
import { fetchPart } from "../../app/parts.ts";
import { reducedMotion } from "../../ui/motion.ts";
import { type Scene, stageOf } from "./stage.ts";
import type { RingView } from "./state.ts";

/** ms for which each is shown before the next thing. */
const HELD: Record<string, number> = {
  chose: 420,
  skipped: 900,
  folded: 1100,
  auctioned: 1000,
  offered: 1900,
  swapped: 1700,
  mulliganed: 1000,
  drew: 900,
  ended: 1600,
};
/** Where so many wait, each has less time. */
const QUEUE = 4;
const HURRIED = 0.6;

export type Motion = typeof import("./motion.ts");

/** The scene to show instead of the table as it stands, or null. In a replay the last stays until the next. */
export function useScenes(view: RingView, happened: Happened[], replay: boolean) {
  const motion = useMotion();
  const [scene, setScene] = useState<Scene | null>(null);
  const queue = useRef<Scene[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const shown = useRef(view);

  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    queue.current = [];
    setScene(null);
  };
  const next = () => {
    const following = queue.current.shift();
    timer.current = undefined;
    if (!following) return replay || setScene(null);
    setScene(following);
    const held = (HELD[following.event.kind] ?? 0) * (queue.current.length >= QUEUE ? HURRIED : 1);
    timer.current = setTimeout(next, held);
  };

  useEffect(() => {
    const before = stageOf(shown.current);
    const follows = shown.current !== view;
    shown.current = view;
    if (!follows) return;
    const secret = view.options["secret_offers"] === true;
    const scenes = motion && !reducedMotion() ? motion.scenesOf(before, happened, secret) : [];
    if (scenes.length === 0) {
      // What was said, or who came, leaves a scene alone.
      if (replay || JSON.stringify(before) !== JSON.stringify(stageOf(view))) drop();
      return;
    }
    queue.current = replay ? scenes : [...queue.current, ...scenes];
    if (timer.current !== undefined && !replay) return;
    clearTimeout(timer.current);
    next();
  }, [happened, view]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { scene, motion, drop };
}

/** Comes when the table stands; what happens before is seen as it ended. */
function useMotion(): Motion | null {
  const [motion, setMotion] = useState<Motion | null>(null);
  useEffect(() => {
    fetchPart(() => import("./motion.ts")).then(setMotion, () => {});
  }, []);
  return motion;
}
