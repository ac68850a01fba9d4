/** Shows rolls one after another as they happened. Nothing waits for it: whoever acts ends it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../api/types.ts";
import { reducedMotion } from "../../ui/motion.ts";
import { type GolfView, type Scene, scenesOf } from "./stage.ts";

/** ms for which the roll of somebody else is shown before the next thing. */
const HELD = 2600;
const HURRIED = 1500;

/** The scene to show instead of the table as it stands, or null. One's own last roll of a hole stays until one goes on; in a
 * replay each stays until the next. */
export function useScenes(
  view: GolfView,
  happened: Happened[],
  replay: boolean,
): { scene: Scene | null; drop(): void } {
  const [scene, setScene] = useState<Scene | null>(null);
  const queue = useRef<Scene[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    queue.current = [];
    setScene(null);
  };
  const next = () => {
    const following = queue.current.shift();
    timer.current = undefined;
    if (!following) return setScene((shown) => (shown && (replay || stays(shown, view.you)) ? shown : null));
    setScene(following);
    timer.current = setTimeout(next, queue.current.length ? HURRIED : HELD);
  };

  useEffect(() => {
    const scenes = scenesOf(happened, view);
    if (happened.length === 0 && !(scene && stands(scene, view))) return drop();
    if (scenes.length === 0) return;
    const still = reducedMotion();
    queue.current = still ? scenes.slice(-1) : replay ? scenes : [...queue.current, ...scenes].slice(-6);
    if (timer.current !== undefined && !still && !replay) return;
    clearTimeout(timer.current);
    next();
  }, [happened]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { scene, drop };
}

const stays = ({ seat, play }: Scene, you: number | null) => seat === you && play.final;

/** Whether the table still shows these dice: then a view with nothing new in it leaves the scene alone. */
function stands({ seat, play: { round, at, rolls } }: Scene, { state }: GolfView): boolean {
  const now = state.players[seat]?.play;
  return now?.round === round && now.at === at && now.rolls === rolls;
}
