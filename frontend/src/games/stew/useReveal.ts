/** Which scene of the newest turn is shown instead of the table. Players who have yet to choose see the scenes until they continue, even
 * hours later; watchers see them for a fixed time, replays at their step. The shell's `useScenes` shows events as they arrive. These
 * scenes are derived from the view instead, so that a player who returns later can still go through them. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";
import type { TableProps } from "../types.ts";
import { keyOf, type Scene, scenesOf } from "./revealScenes.ts";
import { firstOf, isShown, staysAt } from "./shownScenes.ts";
import type { StewState } from "./state.ts";

/** Ms for which each scene is shown to watchers. */
const HELD = { turn: 4000, pot: 4500, paid: 5000 };

export function useReveal({ view, happened, replay = false, controls }: TableProps<StewState>) {
  const { state, you } = view;
  const key = replay ? String(view.version) : keyOf(state);
  const scenes = isShown(view, replay) ? scenesOf(view) : [];
  const first = useMemo(
    () => firstOf(scenes.length, { replay, you, live: happened.length > 0, still: reducedMotion() }),
    [key],
  );
  const [gone, go] = useState({ key, steps: 0 });
  const at = first + (gone.key === key ? gone.steps : 0);
  const scene: Scene | null = scenes[at] ?? null;
  const more = at + 1 < scenes.length;
  const stays = staysAt(more, you, replay || !!controls);
  const onwards = () => go({ key, steps: at + 1 - first });
  useEffect(() => {
    if (!scene || stays) return;
    const timer = setTimeout(onwards, HELD[scene.step]);
    return () => clearTimeout(timer);
  }, [key, at, stays, !scene]);
  const drop = () => {
    if (scene) go({ key, steps: scenes.length });
  };
  return { scene, more, onwards, drop };
}
