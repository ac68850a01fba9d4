/** The hand's cards as shown, and what a tap on each does. Pure. */

import type { Up } from "./art/cardFaces.ts";
import type { Offered, Playable } from "./choices.ts";
import { type Draft, takes, upOf } from "./draft.ts";
import type { Playing } from "./playAnytime.ts";

/** Effect of a tap: takes one of the revealed cards; discards it; starts to play it; uses it in the plan; only explains it. */
export type Tap = "take" | "away" | "play" | "use" | "tell";

export interface Tile {
  card: number;
  up: Up;
  state: "usable" | "chosen" | "off";
  /** A Play Anytime half that may be played now. */
  play: boolean;
  /** It was drawn by the last card played in this turn. */
  fresh?: boolean;
  tap: Tap | null;
}

/** The state on which the hand's cards depend. */
export interface Holding {
  /** The choices for the golfer's shot, and the plan so far. */
  shot: Offered | undefined;
  plan: Draft | undefined;
  playables: ReadonlyMap<number, Playable>;
  playing: Playing | null;
  /** The cards of which one is to be taken, and the chosen one. */
  taking: readonly number[] | null;
  took: number | null;
  /** The hand before a card was played in this turn; null if none was. */
  had: readonly number[] | null;
}

export function tileOf(holding: Holding, card: number): Tile {
  const { had } = holding;
  return { ...standing(holding, card), fresh: had !== null && !had.includes(card) };
}

function standing(holding: Holding, card: number): Tile {
  const { taking, took, playing } = holding;
  if (taking) return { card, up: "club", state: card === took ? "chosen" : "usable", play: false, tap: "take" };
  return playing ? besides(playing, holding.plan, card) : planned(holding, card);
}

/** Returns a card's state while a Play Anytime card is being played: that card, and the ones it discards. */
function besides(playing: Playing, plan: Draft | undefined, card: number): Tile {
  const own = card === playing.card;
  const loose = playing.loose.includes(card);
  return {
    card,
    up: own ? "shaded" : plan ? upOf(plan, card) : "club",
    state: own || playing.discard.includes(card) ? "chosen" : loose ? "usable" : "off",
    play: false,
    tap: loose ? "away" : null,
  };
}

function planned({ shot, plan, playables }: Holding, card: number): Tile {
  const on = plan && (plan.club === card || plan.aims.some((aim) => aim.card === card));
  if (playables.has(card) && !on) return { card, up: "shaded", state: "usable", play: true, tap: "play" };
  const can = shot && plan && takes(plan, shot, card);
  const state = on ? "chosen" : can || !shot ? "usable" : "off";
  return { card, up: plan ? upOf(plan, card) : "club", state, play: false, tap: can ? "use" : shot ? "tell" : null };
}
