/** Which scene of the newest turn is shown instead of the table. It stays for whoever has yet to choose, whenever they come, until
 * they go on; a watcher sees it in time, and a replay at its own step.
 *
 * The house's `useScenes` shows what happens while one looks on. These scenes follow from the view, so that who comes hours later
 * goes through them too, each at their own pace, with motion or without: it would have to know of none of that. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";
import type { TableProps } from "../types.ts";
import { keyOf, type Scene, scenesOf } from "./revealScenes.ts";
import { firstOf, isShown, staysAt } from "./shownScenes.ts";
import type { StewState } from "./state.ts";

/** ms for which each is shown where nobody leads on. */
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
