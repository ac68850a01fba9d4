/** What one may do: a plan is made on the phone and sent with the main action, a Play Anytime card at once. Only `view.legal` says what
 * is offered. */

import { useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { branches } from "../legal.ts";
import { halfOf, type Up } from "./art/faces.ts";
import { aimAt, aimOf, type Draft, draftOf, type Planned, takes, tap, upOf } from "./draft.ts";
import { mainOf } from "./main.ts";
import { offeredOf, type Playable, playablesOf, takesOf } from "./offered.ts";
import type { MulliganView, Reaction } from "./state.ts";

/** A Play Anytime card that is about to be played. */
export interface Playing extends Playable {
  card: number;
  /** Whose hand, or which action. */
  choice: number | null;
  /** What Dig Through the Bag puts away. */
  discard: number[];
}

/** A card of the hand as it stands there. */
export interface Tile {
  card: number;
  up: Up;
  state: "usable" | "chosen" | "off";
  play: boolean;
  act: (() => void) | null;
}

/** What all parts of the table are drawn from. */
export type Play = ReturnType<typeof usePlay>;

interface Kept {
  of: string;
  draft: Draft | null;
  golfer: number | null;
  playing: Playing | null;
  took: number | null;
  /** The card that was touched last, of which the news tells. */
  told: { card: number; up: Up } | null;
}

const nothing = (of: string): Kept => ({ of, draft: null, golfer: null, playing: null, took: null, told: null });

/** The decision that a draft is for. */
const decisionOf = ({ state }: MulliganView) =>
  [state.at, state.turn, state.phase, !!state.own?.looking, state.own?.locked].join();

export function usePlay(view: MulliganView, busy: boolean, send: (move: Move) => void) {
  const { legal, state } = view;
  const of = decisionOf(view);
  const [now, keep] = useState(nothing(of));
  const kept = now.of === of ? now : nothing(of);
  const set = (some: Partial<Kept>) => busy || keep({ ...kept, ...some });
  const { own } = state;
  const offered = offeredOf(legal);
  const playables = playablesOf(legal);
  const taking = takesOf(legal);
  const hands = own?.golfers ?? [];
  const draft = own ? clean(kept.draft ?? draftOf(own), hands) : {};
  const golfer = kept.golfer ?? hands[0]?.golfer ?? 0;
  const plan = draft[golfer];
  const may = new Set(branches(legal).map(({ kind }) => String(kind?.["const"])));
  const { playing, took } = kept;

  const change = (next: Planned, told = kept.told) => set({ draft: { ...draft, [golfer]: next }, told, playing: null });
  const touch = (card: number) => {
    const next = tap(plan!, offered[golfer]!, card);
    change(next, { card, up: upOf(next, card) });
  };
  const start = (card: number) => {
    const one = playables.get(card)!;
    const choice = one.choices.length === 1 ? one.choices[0]! : null;
    set({ playing: { ...one, card, choice, discard: [] }, told: { card, up: "shaded" } });
  };
  const putAway = (card: number) => {
    const { discard } = playing!;
    const without = discard.filter((one) => one !== card);
    set({ playing: { ...playing!, discard: without.length < discard.length ? without : [...discard, card] } });
  };

  const tileOf = (card: number): Tile => {
    const shot = offered[golfer];
    const use = plan && { card, up: upOf(plan, card) };
    if (taking)
      return {
        card,
        up: "club",
        state: card === took ? "chosen" : "usable",
        play: false,
        act: () => set({ took: card }),
      };
    if (playing) {
      const loose = playing.loose.includes(card);
      const on = card === playing.card || playing.discard.includes(card);
      const up = card === playing.card ? "shaded" : (use?.up ?? "club");
      return {
        card,
        up,
        state: on ? "chosen" : loose ? "usable" : "off",
        play: false,
        act: loose ? () => putAway(card) : null,
      };
    }
    const on = plan && (plan.club === card || plan.aims.some((aim) => aim.card === card));
    if (playables.has(card) && !on) return { card, up: "shaded", state: "usable", play: true, act: () => start(card) };
    const can = shot && plan && takes(plan, shot, card);
    const up = use?.up ?? "club";
    const act = can ? () => touch(card) : shot ? () => set({ told: { card, up } }) : null;
    return { card, up, state: on ? "chosen" : can || !shot ? "usable" : "off", play: false, act };
  };
  const cards = taking ?? hands.find((hand) => hand.golfer === golfer)?.cards ?? [];

  const acts = {
    slot: (slot: Planned["slot"]) => plan && change({ ...plan, slot }, null),
    aim: (target: number) =>
      playing
        ? set({ playing: { ...playing, choice: target } })
        : plan && offered[golfer] && change(aimAt(plan, offered[golfer], target)),
    react: (reaction: Reaction) => plan && change({ ...plan, reaction }, null),
    golfer: (golfer: number) => set({ golfer, told: null, playing: null }),
    /** Uses the club of a card that could be played. */
    asClub: () => {
      const { card } = playing!;
      change(tap({ ...plan!, slot: "club" }, offered[golfer]!, card), { card, up: "club" });
    },
    back: () => set({ playing: null, told: null }),
    cancel: (action: number) => {
      const [card] = [...playables].find(([, one]) => one.kind === "mulligan" && one.choices.includes(action))!;
      set({ playing: { ...playables.get(card)!, card, choice: action, discard: [] }, told: null });
    },
    send,
  };
  const targets = playing
    ? playing.choices
    : plan && offered[golfer] && aimOf(plan)
      ? offered[golfer].targets(aimOf(plan)!.card)
      : [];
  const base = { view, own, offered, playables, taking, draft, golfer, plan, may, playing, took, targets, acts };
  return { ...base, busy, told: toldOf(kept.told), tiles: cards.map(tileOf), main: mainOf(base) };
}

const toldOf = (told: Kept["told"]) => told && halfOf(told.card, told.up);

/** Without cards that have left the hand meanwhile. */
function clean(draft: Draft, hands: readonly { golfer: number; cards: readonly number[] }[]): Draft {
  return Object.fromEntries(
    hands.map(({ golfer, cards }) => {
      const plan = draft[golfer]!;
      const gone = plan.club !== null && !cards.includes(plan.club);
      const aims = plan.aims.filter(({ card }) => cards.includes(card));
      if (!gone && aims.length === plan.aims.length) return [golfer, plan];
      return [
        golfer,
        { ...plan, club: gone ? null : plan.club, aims, slot: gone ? ("club" as const) : aims.length && 0 },
      ];
    }),
  );
}
