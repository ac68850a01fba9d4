/** What the coach points at in the first round: each thing once, when it first comes up. */

import { allOf, type Lessons, nextOf } from "../table/coachLessons.ts";
import type { StewView } from "./state.ts";
import { OFFER, said } from "./texts/en/coach.ts";
import type { Play } from "./usePlay.ts";

export type Pointer = keyof typeof said;

export const LESSONS: Lessons<Pointer> = {
  kept: "stew-coach",
  said,
  at: {
    opening: ".stew-hand",
    pots: ".stew-pots",
    cards: ".stew-hand",
    token: ".stew-tokens",
    lay: ".tb-main",
    shown: ".stew-reveal",
    mulligan: ".stew-tokens > :last-child",
    tips: ".stew-reveal",
  },
  offer: OFFER,
};

export interface Sight extends Pick<Play, "draft" | "main"> {
  view: StewView;
  /** The scene shown instead of the table: a turn, a pot being paid, or the round's earnings. */
  scene: { step: "turn" | "pot" | "paid"; round: number } | null;
}

/** Whether the coach may be offered: nothing has been shown yet. */
export const isFirst = ({ view: { state }, scene }: Sight): boolean =>
  state.round === 1 && state.turn === 1 && state.phase !== "exchange" && !scene;

/** Returns what to point at next; null from the second round on. */
export function pointerOf(seen: readonly Pointer[], sight: Sight, now: Pointer | null): Pointer | null {
  if ((sight.scene ?? sight.view.state).round !== 1) return null;
  return nextOf(allOf(said), seen, now, (one) => COMES_UP[one](sight));
}

const plans = ({ view: { state }, scene, draft }: Sight) => !scene && state.phase === "plan" && draft !== null;
/** Whether nothing was chosen yet: players who have chosen need no explanation. */
const begins = (sight: Sight) => plans(sight) && !sight.draft!.cards.length && sight.draft!.token === null;
const inTurn = (sight: Sight, turn: number) => sight.view.state.turn === turn;

const COMES_UP: Record<Pointer, (sight: Sight) => boolean> = {
  opening: ({ view: { state }, draft }) => state.phase === "opening" && draft !== null && draft.pick === null,
  pots: (sight) => begins(sight) && inTurn(sight, 1),
  cards: (sight) => begins(sight) && inTurn(sight, 1),
  token: (sight) => plans(sight) && sight.draft!.cards.length > 0 && sight.draft!.token === null,
  lay: (sight) => plans(sight) && inTurn(sight, 1) && sight.draft!.token !== "mulligan" && !!sight.main?.act,
  shown: ({ scene }) => scene?.step === "turn",
  mulligan: (sight) => begins(sight) && !inTurn(sight, 1),
  tips: ({ scene }) => scene?.step === "pot",
};
