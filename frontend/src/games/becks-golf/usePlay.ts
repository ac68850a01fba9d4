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

/** All that moves, fetched after what one decides by. */
const MOTION = () => import("./animations.ts");

/** What all parts of the table are drawn from, and what they call. */
export type Play = ReturnType<typeof usePlay>;

export function usePlay(props: TableProps<BecksState>, root: { current: HTMLElement | null }) {
  const { view, busy, send, replay = false } = props;
  const { you } = view;
  const { module: motion } = useModule(MOTION);
  const { board, scene, drop, goOn } = useBoard(props, motion);
  const [draft, setDraft] = useState(() => draftOf(view));
  /** What a dragged card is over. */
  const [over, setOver] = useState<Draft["to"]>(null);
  /** The card in the hand is under way by hand. */
  const [away, setAway] = useState(false);
  const starts = useRef<Starts>(new Map());

  useLayoutEffect(() => setDraft(draftOf(view)), [decisionOf(view)]);
  useLayoutEffect(() => {
    if (scene) motion?.fly(root.current, scene.flights, motion.flyingCard, starts.current);
    starts.current = new Map();
  }, [scene]);

  /** A round that is over lies there until one goes on. */
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
  /** A pointer went down on the card in the hand, or on the top discard. */
  const grab = (event: PointerEvent) => {
    drop();
    const decide = (next: Draft) => mainOf(view, choices, next);
    motion?.dragCard(event, { view, draft, card, mainOf: decide, starts, setDraft, setOver, setAway, act });
  };
  const acts = {
    draw: () => void act({ kind: "draw" }),
    tap: (at: number) => change(tap(draft, choices, at)),
    /** Takes the top discard into the hand, or puts it back. */
    lift: () => change({ ...NOTHING, lifted: !draft.lifted }),
    throw: () => setDraft({ ...draft, to: draft.to === "discard" ? null : "discard" }),
    /** Takes the chosen place, or the lifted card, back. */
    back: () => setDraft(draft.to === null ? draftOf(view) : { ...draft, to: null }),
    main: () => (ended ? goOn() : void (main?.move && act(main.move))),
    grab,
  };
  return { motion, view, board, scene, choices, draft, main, busy, ended, card, held: away ? null : card, over, acts };
}

/** Changes when another decision is asked of this seat, or when its own choice is another: drafts end there. */
function decisionOf({ state, you }: BecksView): string {
  const drawn = state.drawn?.seat === you;
  return [state.round, state.phase, state.turn === you, state.turns, drawn, state.own?.choice].join();
}
