/** Which swing is shown instead of the plan: the current one, or the last one for players who have not seen it. */

import { useState } from "preact/hooks";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { keyOf, lastReveal, type Reveal, restOf, type Step } from "./revealSteps.ts";
import type { MulliganState } from "./state.ts";

type Words = typeof import("./lateWords.ts");

/** ms for which each step is shown; the last stays for who plays. */
const HELD: Record<Step, number> = { laid: 500, open: 900, struck: 900, summed: 1000, rolling: 700, done: 5000 };
/** So many steps wait at most: two swings. */
const MOST = 12;

/** `scenesOf` is null until that part is here: so long each view is shown as it stands. */
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
  /** To the end of what is being told, and from there to the plan. */
  const onwards = () => {
    if (reveal?.step === "done") see(keyOf(reveal.swing));
    drop();
  };
  return { reveal, onwards, drop };
}
