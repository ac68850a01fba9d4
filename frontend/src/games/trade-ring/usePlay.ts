/** State and actions of the table: the choice being made, and what taps and keys do. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { firstPaint } from "../../lib/firstPaint.ts";
import { useModule } from "../../lib/useModule.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { choicesOf } from "./choices.ts";
import { type Draft, FRESH, moveOf, stakedOf, type Take } from "./draft.ts";
import { labelOf } from "./mainActionLabel.ts";
import { type Scene, type Stage, stageOf } from "./shownRing.ts";
import type { RingState } from "./state.ts";

/** News, animations and shortcuts load after the first paint. */
const LATER = () => firstPaint.then(() => import("./lateParts.ts"));

/** A sheet over the table: hand ranking, discards, or what is known of a seat's hand. */
export type Opened = "hands" | "gone" | { seat: number };

/** State and actions for all parts of the table. */
export interface Play extends ReturnType<typeof usePlay> {}

export function usePlay(props: TableProps<RingState>) {
  const { view, busy, replay = false } = props;
  const { module: words } = useModule(LATER);
  const { scene, drop } = useScenes<RingState, Stage, Scene>(props, {
    stageOf,
    scenesOf: words?.scenesOf ?? null,
    held: (scene, waiting) => words?.held(scene, waiting) ?? 0,
    most: 9,
  });
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(FRESH);
  const [opened, open] = useState<Opened | null>(null);
  const { phase, turn } = view.state;
  useEffect(() => setDraft(FRESH), [turn, phase]);
  useLayoutEffect(() => {
    if (scene) words?.fly(root.current, scene.flights, words.flyingCard);
  }, [scene]);

  const stage = scene?.stage ?? stageOf(view);
  const { own } = stage;
  // The result of a trade appears in the player's hand after it was shown on the ring; then they can act on it.
  const choices = choicesOf(replay || own !== view.state.own ? null : view.legal);
  const staked = stakedOf(draft, choices.stake, own);
  const label = labelOf(view, choices, draft);
  const move = moveOf(choices, draft, own);
  const change = (more: Partial<Draft>) => setDraft({ ...draft, folding: false, ...more });
  const send = async (move: Move) => {
    drop();
    await props.send(move);
    setDraft(FRESH);
  };
  return {
    back: () => setDraft(FRESH),
    /** Asks whether to fold, or withdraws the question. */
    askToFold: (folding: boolean) => change({ take: null, folding }),
    /** Chooses a card, or puts it back unless it is already offered. */
    lift: (card: number) => change({ take: null, card: staked.card === card && !own?.offer ? null : card }),
    count: (chips: number) => change({ chips }),
    /** Chooses an offer, the Mulligan or skipping, or takes that back. */
    take: (what: Take) => change({ card: null, take: draft.take === what ? null : what }),
    main: label === null ? null : { label, act: move ? () => send(move) : undefined, warns: draft.folding },
    ...{ view, busy, words, scene, stage, own, choices, draft, staked, root, opened, open, change, send },
  };
}
