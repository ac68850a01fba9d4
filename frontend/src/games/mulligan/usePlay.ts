/** The player's choices. A plan is made on the phone and sent by the main action; a Play Anytime card is sent at once. What is offered
 * depends on `view.legal` alone. */

import { useLayoutEffect, useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { branches } from "../legalMoves.ts";
import { halfOf, type Up } from "./art/cardFaces.ts";
import { offeredOf, playablesOf, takesOf } from "./choices.ts";
import { aimAt, aimOf, cleaned, type Draft, type Drafts, draftOf, tap, upOf } from "./draft.ts";
import { firstOf } from "./golfers.ts";
import { type Tap, tileOf } from "./handCards.ts";
import { mainOf } from "./mainAction.ts";
import { beginWith, cancelling, type Playing, putAway } from "./playAnytime.ts";
import { keepBegun, recallBegun } from "./savedPlans.ts";
import type { MulliganView, Reaction } from "./state.ts";

/** State and actions for all parts of the table. */
export type Play = ReturnType<typeof usePlay>;

interface Kept {
  of: string;
  draft: Drafts | null;
  golfer: number | null;
  playing: Playing | null;
  took: number | null;
  /** The chosen partner of the wolf; `seat` is null to play alone. */
  hunt: { seat: number | null } | null;
  /** The hand before a card was played. */
  had: readonly number[] | null;
  /** The card or reaction touched last, which the news explains. */
  told: { card: number; up: Up } | "reaction" | null;
}

const nothing = (of: string): Kept => ({
  of,
  draft: null,
  golfer: null,
  playing: null,
  took: null,
  hunt: null,
  had: null,
  told: null,
});

/** Returns a text that changes with each decision and with its player; drafts belong to one decision. */
const decisionOf = ({ you, state }: MulliganView) =>
  [you, state.at, state.turn, state.phase, !!state.own?.looking, state.own?.locked].join();

export function usePlay(view: MulliganView, busy: boolean, send: (move: Move) => void) {
  const { legal, state } = view;
  const of = decisionOf(view);
  const [now, keep] = useState(() => ({ ...nothing(of), draft: recallBegun(view.table, of) }));
  const kept = now.of === of ? now : nothing(of);
  // A replay has no plan, and does not change a saved one.
  useLayoutEffect(() => void (legal && keepBegun(view.table, of, kept.draft)), [of, kept.draft]);
  const set = (some: Partial<Kept>) => busy || keep({ ...kept, ...some });
  const { own } = state;
  const offered = offeredOf(legal);
  const playables = playablesOf(legal);
  const taking = takesOf(legal);
  const hands = own?.golfers ?? [];
  const draft = own ? cleaned(kept.draft ?? draftOf(own), hands) : {};
  const golfer = kept.golfer ?? firstOf(state);
  const [plan, shot] = [draft[golfer], offered[golfer]];
  const may = new Set(branches(legal).map(({ kind }) => String(kind?.["const"])));
  const { playing, took, hunt, had } = kept;

  const change = (next: Draft, told = kept.told) => set({ draft: { ...draft, [golfer]: next }, told, playing: null });
  const tapped: Record<Tap, (card: number) => void> = {
    take: (took) => set({ took }),
    away: (card) => set({ playing: putAway(playing!, card) }),
    play: (card) => set({ playing: beginWith(playables, card), told: { card, up: "shaded" } }),
    use: (card) => {
      const next = tap(plan!, shot!, card);
      change(next, { card, up: upOf(next, card) });
    },
    tell: (card) => set({ told: { card, up: plan ? upOf(plan, card) : "club" } }),
  };
  const tileAt = (card: number) => {
    const tile = tileOf({ shot, plan, playables, playing, taking, took, had }, card);
    return { ...tile, act: tile.tap && (() => tapped[tile.tap!](card)) };
  };
  const cards = taking ?? hands.find((hand) => hand.golfer === golfer)?.cards ?? [];

  const acts = {
    slot: (slot: Draft["slot"]) => plan && change({ ...plan, slot }, null),
    aim: (target: number) =>
      playing ? set({ playing: { ...playing, choice: target } }) : plan && shot && change(aimAt(plan, shot, target)),
    react: (reaction: Reaction) => plan && change({ ...plan, reaction }, "reaction"),
    hunt: (seat: number | null) => set({ hunt: { seat } }),
    golfer: (golfer: number) => set({ golfer, told: null, playing: null }),
    /** Uses the club of a card that could be played. */
    asClub: () => {
      const { card } = playing!;
      change(tap({ ...plan!, slot: "club" }, shot!, card), { card, up: "club" });
    },
    back: () => set({ playing: null, told: null }),
    /** Plays a Play Anytime card; the cards that it draws are highlighted. */
    play: (move: Move) => {
      set({ playing: null, told: null, had: cards });
      send(move);
    },
    /** Returns how to cancel this action; null if that is impossible. */
    cancel: (action: number) => {
      const next = cancelling(playables, action);
      return next && (() => set({ playing: next, told: null }));
    },
    send,
  };
  const aim = plan && aimOf(plan);
  const targets = playing ? playing.choices : aim && shot ? shot.targets(aim.card) : [];
  const base = { view, own, offered, playables, taking, draft, golfer, plan, may, playing, took, hunt, targets, acts };
  const means = kept.told === "reaction" && plan ? plan.reaction : null;
  return { ...base, busy, means, told: toldOf(kept.told), tiles: cards.map(tileAt), main: mainOf(base) };
}

const toldOf = (told: Kept["told"]) => (told && told !== "reaction" ? halfOf(told.card, told.up) : null);
