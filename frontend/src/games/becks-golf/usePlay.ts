/** The choice being made at the table, and what taps, keys and drags do. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { useModule } from "../../lib/useModule.ts";
import type { Starts } from "../table/fly.ts";
import type { TableProps } from "../types.ts";
import { isEarlier } from "./board.ts";
import { choicesOf } from "./choices.ts";
import { cardInHand, type Draft, draftOf, mainOf, NOTHING, tap } from "./draft.ts";
import type { BecksState, BecksView } from "./state.ts";
import { useBoard } from "./useBoard.ts";

/** Animations, which load after the controls. */
const MOTION = () => import("./animations.ts");

/** State and actions for all parts of the table. */
export type Play = ReturnType<typeof usePlay>;

export function usePlay(props: TableProps<BecksState>, root: { current: HTMLElement | null }) {
  const { view, busy, send, replay = false } = props;
  const { you } = view;
  const { module: motion } = useModule(MOTION);
  const { board, scene, drop, goOn } = useBoard(props, motion);
  const [draft, setDraft] = useState(() => draftOf(view));
  /** The drop target under a dragged card. */
  const [over, setOver] = useState<Draft["to"]>(null);
  /** The card in the hand is being dragged. */
  const [away, setAway] = useState(false);
  const starts = useRef<Starts>(new Map());

  useLayoutEffect(() => setDraft(draftOf(view)), [decisionOf(view)]);
  useLayoutEffect(() => {
    if (scene) motion?.fly(root.current, scene.flights, motion.flyingCard, starts.current);
    starts.current = new Map();
  }, [scene]);

  /** A finished round is shown until the player continues. */
  const ended = board.ended !== null && you !== null && !replay;
  const looksOn = replay || ended || isEarlier(board, view);
  const choices = choicesOf(looksOn ? null : view.legal);
  const main = looksOn ? null : mainOf(view, choices, draft);
  const card = cardInHand(view, draft);

  const act = async (move: Move) => {
    drop();
    await send(move);
  };
  const change = (next: Draft) => {
    drop();
    setDraft(next);
  };
  /** Starts dragging the card in the hand, or the top discard. */
  const grab = (event: PointerEvent) => {
    drop();
    const decide = (next: Draft) => mainOf(view, choices, next);
    motion?.dragCard(event, { view, draft, card, mainOf: decide, starts, setDraft, setOver, setAway, act });
  };
  const acts = {
    draw: () => void act({ kind: "draw" }),
    tap: (at: number) => change(tap(draft, choices, at)),
    /** Picks up the top discard, or puts it back. */
    lift: () => change({ ...NOTHING, lifted: !draft.lifted }),
    throw: () => setDraft({ ...draft, to: draft.to === "discard" ? null : "discard" }),
    /** Takes back the chosen place, or the picked-up card. */
    back: () => setDraft(draft.to === null ? draftOf(view) : { ...draft, to: null }),
    main: () => (ended ? goOn() : void (main?.move && act(main.move))),
    grab,
  };
  return { motion, view, board, scene, choices, draft, main, busy, ended, card, held: away ? null : card, over, acts };
}

/** Returns a text that changes with each new decision of this seat, and when its choice changes: then the draft is dropped. */
function decisionOf({ state, you }: BecksView): string {
  const drawn = state.drawn?.seat === you;
  return [state.round, state.phase, state.turn === you, state.turns, drawn, state.own?.choice].join();
}
