/** The choice being made at the ring, and what taps and keys do. */

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

/** What is told of the table, how things came about, and keys, come once it stands. */
const LATER = () => firstPaint.then(() => import("./lateParts.ts"));

/** A sheet over the table: what beats what, what is gone, what is known of a seat's hand. */
export type Opened = "hands" | "gone" | { seat: number };

/** What all parts of the table are drawn from, and what they call. */
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
  // What came of a trade is seen in one's hand once it was seen on the ring, and may be acted on then.
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
    /** Asks first whether to fold, or takes the question back. */
    askToFold: (folding: boolean) => change({ take: null, folding }),
    /** Lifts a card; once more puts it back, unless it is offered. */
    lift: (card: number) => change({ take: null, card: staked.card === card && !own?.offer ? null : card }),
    count: (chips: number) => change({ chips }),
    /** Chooses an offer, the Mulligan, or to skip; once more takes it back. */
    take: (what: Take) => change({ card: null, take: draft.take === what ? null : what }),
    main: label === null ? null : { label, act: move ? () => send(move) : undefined, warns: draft.folding },
    ...{ view, busy, words, scene, stage, own, choices, draft, staked, root, opened, open, change, send },
  };
}
