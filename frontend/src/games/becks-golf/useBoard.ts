/** Shows what happened card by card. Nothing waits for it: whoever acts ends it. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../api/types.ts";
import { fetchPart } from "../../app/parts.ts";
import { reducedMotion } from "../../ui/motion.ts";
import { type Board, boardOf, endOf } from "./board.ts";
import type { Scene } from "./scenes.ts";
import type { BecksView } from "./state.ts";

/** ms for which a scene has the table to itself before the next: a little longer than its cards move. */
const HELD = 720;
const HURRIED = 480;
const MANY = 5;
/** How long who only looks on sees the end of a round. */
const ENDED = 5000;
/** Of a long absence only so much is shown. */
const MOST = 12;

type Motion = typeof import("./motion.ts");

export interface Shown {
  board: Board;
  /** What is moving just now. */
  scene: Scene | null;
}

/** The table while nothing moves. Who has yet to choose for the next round still sees how the last one ended, whenever they
 * come; a replay shows the end of a round at its last step. */
export function restOf(view: BecksView, replay: boolean, seen: number): Board {
  const { state, you, happened } = view;
  const over =
    state.last && (replay ? happened.some(({ kind }) => kind === "scored") : you !== null && staysFor(view, seen));
  return over ? endOf(state.last!, 0) : boardOf(view);
}

/** Whether the round before is still to be looked at: by who has not gone on, here or by choosing. The last one stays. */
function staysFor({ state, status }: BecksView, seen: number): boolean {
  const { last: ended, own, phase } = state;
  if (status === "finished") return ended !== null;
  return ended !== null && ended.round > seen && phase === "opening" && own?.choice === null;
}

export interface Playing extends Shown {
  /** Shows the table as it stands. */
  drop(): void;
  /** From the end of a round to the next. */
  goOn(): void;
}

/** `motion` is null until that part is here; without it the table shows each view as it stands. */
export function useBoard(view: BecksView, happened: Happened[], replay: boolean, motion: Motion | null): Playing {
  const seen = useRef(0);
  const [shown, show] = useState<Shown>(() => ({ board: restOf(view, replay, 0), scene: null }));
  const newest = useRef(view);
  const queue = useRef<Scene[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    queue.current = [];
    show({ board: restOf(newest.current, replay, seen.current), scene: null });
  };
  const next = () => {
    timer.current = undefined;
    const scene = queue.current.shift();
    if (!scene) return rest();
    show({ board: scene.board, scene });
    const over = scene.board.ended;
    if (over && (replay || (newest.current.you !== null && staysFor(newest.current, seen.current)))) return;
    timer.current = setTimeout(next, over ? ENDED : queue.current.length > MANY ? HURRIED : HELD);
  };

  useLayoutEffect(() => {
    const before = newest.current;
    newest.current = view;
    if (view === before) return;
    if (happened.length === 0 || !motion || reducedMotion()) return rest();
    const scenes = motion.scenesOf(boardOf(before), happened, view.you);
    if (scenes.length === 0 && timer.current === undefined && queue.current.length === 0) return rest();
    queue.current = [...queue.current, ...scenes].slice(-MOST);
    if (timer.current === undefined && !(shown.board.ended && stays())) next();
  }, [view]);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  /** The end of a round stays while there is nothing after it that one has missed. */
  const stays = () => !replay && staysFor(newest.current, seen.current);
  const drop = () => {
    if (timer.current !== undefined || queue.current.length) rest();
  };
  const goOn = () => {
    seen.current = newest.current.state.last?.round ?? 0;
    if (queue.current.length) return next();
    const { state, version } = newest.current;
    const dealt = { n: version, seat: state.dealer, kind: "dealt" as const, round: state.round, pile: state.pile };
    queue.current = motion && !reducedMotion() ? motion.scenesOf(shown.board, [dealt], newest.current.you) : [];
    next();
  };
  return { ...shown, drop, goOn };
}

/** The part that moves cards, once it is here; a table without it is played just as well. */
export function useMotion(): Motion | null {
  const [motion, setMotion] = useState<Motion | null>(null);
  useEffect(() => {
    fetchPart(() => import("./motion.ts")).then(
      (found) => setMotion(found),
      () => {},
    );
  }, []);
  return motion;
}
