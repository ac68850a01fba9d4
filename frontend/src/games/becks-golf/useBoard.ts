/** The cards as shown: the current ones, or event by event while news is shown. */

import { useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { type Board, boardOf, endOf } from "./board.ts";
import type { Scene } from "./scenes.ts";
import type { BecksState, BecksView } from "./state.ts";

/** Ms for which a scene is shown before the next one: a little longer than its cards move. */
const HELD = 720;
const HURRIED = 480;
const MANY = 5;
/** Ms for which watchers see the end of a round. */
const ENDED = 5000;
/** After a long absence only this many scenes are shown. */
const MOST = 12;

export type Motion = typeof import("./animations.ts");

/** Returns the board while nothing moves. Players who have not chosen for the next round still see the end of the last one, even after a
 * reload; a replay shows it at the round's last step. `seen`: the last round that this player has continued from. */
export function restOf(view: BecksView, replay: boolean, seen: number): Board {
  const { last } = view.state;
  const over = replay ? view.happened.some(({ kind }) => kind === "scored") : staysFor(view, seen);
  return last && over ? endOf(last, 0) : boardOf(view);
}

/** Whether the last round is still shown: to players who have not continued, here or by choosing. The last round of the game stays. */
function staysFor({ state: { last, own, phase }, you, status }: BecksView, seen: number): boolean {
  if (last === null || you === null) return false;
  return status === "finished" || (last.round > seen && phase === "opening" && own?.choice === null);
}

/** Returns what the table shows. `motion` is null until that module has loaded; until then each view is shown at once. */
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
  /** Continues from the end of a round to the next. */
  const onwards = () => {
    see(view.state.last?.round ?? 0);
    goOn(dealt);
  };
  return { board, scene, drop, goOn: onwards };
}
