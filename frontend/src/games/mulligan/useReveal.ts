/** Which swing is shown instead of the plan: the current one, or the last one for players who have not seen it. */

import { useState } from "preact/hooks";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { keyOf, lastReveal, type Reveal, restOf, type Step } from "./revealSteps.ts";
import type { MulliganState } from "./state.ts";

type Words = typeof import("./lateWords.ts");

/** Ms for which each step is shown; for players, the last one stays. */
const HELD: Record<Step, number> = { laid: 500, open: 900, struck: 900, summed: 1000, rolling: 700, done: 5000 };
/** Most steps in the queue: two swings. */
const MOST = 12;

/** Returns the shown swing. `scenesOf` is null until that module has loaded; until then each view is shown at once. */
export function useReveal(props: TableProps<MulliganState>, scenesOf: Words["scenesOf"] | null) {
  const { view, replay = false } = props;
  const [seen, see] = useState("");
  const rest = restOf(view, replay, seen);
  const { scene, drop } = useScenes(props, {
    stageOf: lastReveal,
    scenesOf,
    held: ({ step }: Reveal, waiting) =>
      step === "done" && !waiting && view.you !== null ? Number.POSITIVE_INFINITY : HELD[step],
    most: MOST,
    still: true,
  });
  const reveal = scene ?? rest;
  /** Skips to the end of the swing being shown, and from there to the plan. */
  const onwards = () => {
    if (reveal?.step === "done") see(keyOf(reveal.swing));
    drop();
  };
  return { reveal, onwards, drop };
}
