/** The player's choices: a plan is made on the phone and sent with the main action, a Play Anytime card at once. Only `view.legal` says
 * what is offered. */

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

/** What all parts of the table are drawn from. */
export type Play = ReturnType<typeof usePlay>;

interface Kept {
  of: string;
  draft: Drafts | null;
  golfer: number | null;
  playing: Playing | null;
  took: number | null;
  /** With whom the wolf would hunt; with no seat alone. */
  hunt: { seat: number | null } | null;
  /** The hand as it was before a card was played. */
  had: readonly number[] | null;
  /** The card, or the reaction, that was touched last, of which the news tells. */
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

/** The decision that a draft is for, and who makes it. */
const decisionOf = ({ you, state }: MulliganView) =>
  [you, state.at, state.turn, state.phase, !!state.own?.looking, state.own?.locked].join();

export function usePlay(view: MulliganView, busy: boolean, send: (move: Move) => void) {
  const { legal, state } = view;
  const of = decisionOf(view);
  const [now, keep] = useState(() => ({ ...nothing(of), draft: recallBegun(view.table, of) }));
  const kept = now.of === of ? now : nothing(of);
  // Who looks back plans nothing, and leaves what they have begun as it is.
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
    /** A Play Anytime card; what comes anew stands out. */
    play: (move: Move) => {
      set({ playing: null, told: null, had: cards });
      send(move);
    },
    /** What cancels this action; null where nothing does. */
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
