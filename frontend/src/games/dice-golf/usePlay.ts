/** What is shown and chosen at the table, and what taps, keys and buttons do. */

import { useEffect, useState } from "preact/hooks";
import { dice_by_par } from "#data/dice_golf/dice.json";
import type { Move } from "../../api/types.ts";
import { last } from "../lists.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { choicesOf } from "./choices.ts";
import { type GolfView, type Stage, scenesOf, stageOf } from "./shownHole.ts";
import type { DiceGolfState, Die } from "./state.ts";

/** What lies lifted, to be rolled again: a die for a chip, or all of them. */
export type Lifted = Die | "all" | null;

/** What is being chosen on the page, before it is sent; `target` is whom to stymie. */
const NOTHING = { lifted: null as Lifted, target: null as number | null };

const DICE = dice_by_par as Record<string, Die[]>;
/** ms for which the roll of somebody else is shown before the next thing. */
const HELD = 2600;
const HURRIED = 1500;

/** What all parts of the table are drawn from, and what they call. */
export type Choosing = ReturnType<typeof usePlay>;

export function usePlay(props: TableProps<DiceGolfState>) {
  const { view, busy, send, replay = false } = props;
  const { you, state } = view;
  const { scene: moving, drop } = useScenes(props, {
    stageOf: (view: GolfView) => stageOf(view),
    scenesOf: (_, happened, view) => scenesOf(happened, view),
    held: ({ seat, play }, waiting) => {
      if (waiting) return HURRIED;
      // One's own last roll of a hole stays until one goes on.
      return seat === you && play.final ? Number.POSITIVE_INFINITY : HELD;
    },
    most: 6,
    still: true,
  });
  /** A player whom one looks at. */
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
  /** Looks at one's own hole again, and puts back what is lifted. */
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
    /** The roll that is being shown as it happens. */
    scene,
    rolling: Boolean(scene ?? still),
    hole,
    /** The dice of the hole that is shown. */
    colours: DICE[hole.par] ?? [],
    watched,
    player: you === null ? undefined : state.players[you],
    /** Another's hole is shown. */
    away: stage.seat !== you,
    act,
    look,
    back,
    lift,
    aim,
  };
}
