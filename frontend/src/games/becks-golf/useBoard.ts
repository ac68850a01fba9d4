/** The cards as they are shown: as they lie, or card by card while the page tells what happened. */

import { useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { type Board, boardOf, endOf } from "./board.ts";
import type { Scene } from "./scenes.ts";
import type { BecksState, BecksView } from "./state.ts";

/** ms for which a scene has the table to itself before the next: a little longer than its cards move. */
const HELD = 720;
const HURRIED = 480;
const MANY = 5;
/** How long who only looks on sees the end of a round. */
const ENDED = 5000;
/** Of a long absence only so much is shown. */
const MOST = 12;

export type Motion = typeof import("./animations.ts");

/** The table while nothing moves. Who has yet to choose for the next round still sees how the last one ended, whenever they
 * come; a replay shows the end of a round at its last step. `seen`: the round after which they went on. */
export function restOf(view: BecksView, replay: boolean, seen: number): Board {
  const { last } = view.state;
  const over = replay ? view.happened.some(({ kind }) => kind === "scored") : staysFor(view, seen);
  return last && over ? endOf(last, 0) : boardOf(view);
}

/** Whether the round before is still to be looked at: by who has not gone on, here or by choosing. The last one stays. */
function staysFor({ state: { last, own, phase }, you, status }: BecksView, seen: number): boolean {
  if (last === null || you === null) return false;
  return status === "finished" || (last.round > seen && phase === "opening" && own?.choice === null);
}

/** `motion` is null until that part is here; without it the table shows each view as it stands. */
export function useBoard(props: TableProps<BecksState>, motion: Motion | null) {
  const { view, replay = false } = props;
  const [seen, see] = useState(0);
  const { scene, drop, goOn } = useScenes(props, {
    stageOf: boardOf,
    scenesOf: motion && ((before, happened) => motion.scenesOf(before, happened, view.you)),
    held: ({ board }: Scene, waiting) => {
      if (!board.ended) return waiting > MANY ? HURRIED : HELD;
      return staysFor(view, seen) ? Number.POSITIVE_INFINITY : ENDED;
    },
    most: MOST,
  });
  const board = scene?.board ?? restOf(view, replay, seen);
  const dealt = () => {
    const { round, dealer: seat, pile } = view.state;
    const event = { n: view.version, kind: "dealt" as const, seat, round, pile };
    return motion && !reducedMotion() ? motion.scenesOf(board, [event], view.you) : [];
  };
  /** From the end of a round to the next. */
  const onwards = () => {
    see(view.state.last?.round ?? 0);
    goOn(dealt);
  };
  return { board, scene, drop, goOn: onwards };
}
