/** State and actions of the table: what is shown and chosen, and what taps, keys and buttons do. */

import { useEffect, useState } from "preact/hooks";
import { dice_by_par } from "#data/dice_golf/dice.json";
import type { Move } from "../../api/types.ts";
import { last } from "../lists.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { choicesOf } from "./choices.ts";
import { type GolfView, type Stage, scenesOf, stageOf } from "./shownHole.ts";
import type { DiceGolfState, Die } from "./state.ts";

/** What is picked up to be rerolled: one die, or all of them. */
export type Lifted = Die | "all" | null;

/** The choice before it is sent; `target` is the player to stymie. */
const NOTHING = { lifted: null as Lifted, target: null as number | null };

const DICE = dice_by_par as Record<string, Die[]>;
/** Ms for which another player's roll is shown before the next scene. */
const HELD = 2600;
const HURRIED = 1500;

/** State and actions for all parts of the table. */
export type Choosing = ReturnType<typeof usePlay>;

export function usePlay(props: TableProps<DiceGolfState>) {
  const { view, busy, send, replay = false } = props;
  const { you, state } = view;
  const { scene: moving, drop } = useScenes(props, {
    stageOf: (view: GolfView) => stageOf(view),
    scenesOf: (_, happened, view) => scenesOf(happened, view),
    held: ({ seat, play }, waiting) => {
      if (waiting) return HURRIED;
      // The player's last roll of a hole stays until they continue.
      return seat === you && play.final ? Number.POSITIVE_INFINITY : HELD;
    },
    most: 6,
    still: true,
  });
  /** A player whose hole the reader selected. */
  const [watched, watch] = useState<number | null>(null);
  const [draft, setDraft] = useState(NOTHING);
  useEffect(() => setDraft(NOTHING), [view.version]);

  const scene = watched === null ? moving : null;
  const still = replay ? last(scenesOf(view.happened, view)) : undefined;
  const stage: Stage = watched === null ? (scene ?? still ?? stageOf(view)) : stageOf(view, watched);
  const hole = state.holes[stage.at]!;
  const choices = choicesOf(replay ? null : view.legal);

  const act = async (move: Move) => {
    drop();
    watch(null);
    await send(move);
  };
  const look = (seat: number) => {
    setDraft({ ...NOTHING, target: choices.passTo.includes(seat) ? seat : draft.target });
    watch(seat === watched || (watched === null && seat === stage.seat) ? null : seat);
  };
  /** Returns to the player's own hole, and puts the picked-up dice back. */
  const back = () => {
    setDraft({ ...draft, lifted: null });
    watch(null);
  };
  const lift = (lifted: Lifted) => setDraft({ ...draft, lifted: lifted === draft.lifted ? null : lifted });
  const aim = (target: number) => setDraft({ ...draft, target });
  return {
    view,
    busy,
    choices,
    draft,
    stage,
    /** The roll that is being shown. */
    scene,
    rolling: Boolean(scene ?? still),
    hole,
    /** The dice of the shown hole. */
    colours: DICE[hole.par] ?? [],
    watched,
    player: you === null ? undefined : state.players[you],
    /** Another player's hole is shown. */
    away: stage.seat !== you,
    act,
    look,
    back,
    lift,
    aim,
  };
}
