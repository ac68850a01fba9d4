/** The plan being made: a club, actions and targets for each of the player's golfers. Pure. */

import type { Offered } from "./choices.ts";
import type { Own, Reaction } from "./state.ts";

export interface Aim {
  card: number;
  target: number | null;
}

export interface Draft {
  club: number | null;
  aims: Aim[];
  reaction: Reaction;
  /** What the next card is for: the club, or the action with this index. */
  slot: "club" | number;
}

/** Drafts by golfer. */
export type Drafts = Record<string, Draft>;

const NOTHING: Draft = { club: null, aims: [], reaction: "auto", slot: "club" };

/** Returns the submitted plan, or an empty one. */
export function draftOf({ golfers, plan }: Own): Drafts {
  return Object.fromEntries(
    golfers.map(({ golfer }) => [golfer, laid(plan?.shots[golfer], plan?.reactions[golfer])] as const),
  );
}

function laid(shot: Record<string, Record<string, number>> | undefined, reaction: Reaction = "auto"): Draft {
  const [club, actions] = Object.entries(shot ?? {})[0] ?? [];
  if (club === undefined) return { ...NOTHING, reaction };
  const aims = Object.entries(actions ?? {}).map(([card, target]) => ({ card: Number(card), target }));
  return { club: Number(club), aims, reaction, slot: Math.max(0, aims.length - 1) };
}

/** Returns the draft without cards that have left the hand. */
export function cleaned(draft: Drafts, hands: readonly { golfer: number; cards: readonly number[] }[]): Drafts {
  return Object.fromEntries(hands.map(({ golfer, cards }) => [golfer, within(draft[golfer]!, cards)]));
}

function within(plan: Draft, cards: readonly number[]): Draft {
  const gone = plan.club !== null && !cards.includes(plan.club);
  const aims = plan.aims.filter(({ card }) => cards.includes(card));
  if (!gone && aims.length === plan.aims.length) return plan;
  return { ...plan, club: gone ? null : plan.club, aims, slot: gone ? "club" : 0 };
}

/** Returns which half of a card is used, or would be used by a tap. */
export function upOf({ club, aims, slot }: Draft, card: number): "club" | "shaded" {
  if (card === club) return "club";
  return slot !== "club" || aims.some((aim) => aim.card === card) ? "shaded" : "club";
}

/** Whether a tap on this card does something. */
export function takes({ club, aims, slot }: Draft, { clubs, actions }: Offered, card: number): boolean {
  if (card === club || aims.some((aim) => aim.card === card)) return true;
  return (slot === "club" ? clubs : actions).includes(card);
}

/** Returns the plan after a tap on a card, which chooses it for the current slot or takes it back. */
export function tap(plan: Draft, offered: Offered, card: number): Draft {
  if (card === plan.club) return { ...plan, club: null, slot: "club" };
  const at = plan.aims.findIndex((aim) => aim.card === card);
  if (at >= 0) return { ...plan, aims: plan.aims.filter((_, place) => place !== at), slot: plan.aims.length - 1 };
  if (!takes(plan, offered, card)) return plan;
  return plan.slot === "club" ? withClub(plan, offered, card) : withAction(plan, offered, card, plan.slot);
}

/** Returns the plan with a club, and the first missing action as the next slot. */
function withClub(plan: Draft, { most }: Offered, club: number): Draft {
  const open = plan.aims.findIndex(({ target }) => target === null);
  const next = open >= 0 ? open : Math.min(plan.aims.length, most - 1);
  return { ...plan, club, slot: most ? Math.max(0, next) : "club" };
}

/** Returns the plan with an action, already aimed if there is only one target. */
function withAction(plan: Draft, offered: Offered, card: number, slot: number): Draft {
  const targets = offered.targets(card);
  const aims = [...plan.aims];
  aims[slot] = { card, target: targets.length === 1 ? targets[0]! : null };
  return onwards({ ...plan, aims }, offered);
}

/** Returns the plan with this target for the current action. */
export function aimAt(plan: Draft, offered: Offered, target: number): Draft {
  const { slot } = plan;
  const aim = aimOf(plan);
  if (!aim || slot === "club" || !offered.targets(aim.card).includes(target)) return plan;
  const aims = plan.aims.map((one, at) => (at === slot ? { ...one, target } : one));
  return onwards({ ...plan, aims }, offered);
}

/** Moves the slot to an action without a target, or to the next free place; otherwise changes nothing. */
function onwards(plan: Draft, { most }: Offered): Draft {
  const open = plan.aims.findIndex(({ target }) => target === null);
  const { slot } = plan;
  if (open >= 0) return { ...plan, slot: open };
  return slot !== "club" && plan.aims.length > slot && plan.aims.length < most
    ? { ...plan, slot: plan.aims.length }
    : plan;
}

/** Returns the action in the current slot; the last one if the slot is empty. */
export function aimOf({ aims, slot }: Draft): Aim | undefined {
  return slot === "club" ? undefined : aims[slot];
}

/** Returns what is missing: a club, or an action's target. */
export function missing({ club, aims }: Draft): "club" | Aim | null {
  return club === null ? "club" : (aims.find(({ target }) => target === null) ?? null);
}

/** Returns the move that submits the plan. */
export function moveOf(draft: Drafts) {
  const all = Object.entries(draft);
  const shots = all.map(([golfer, { club, aims }]) => {
    const actions = Object.fromEntries(aims.map(({ card, target }) => [card, target]));
    return [golfer, { [String(club)]: actions }] as const;
  });
  const reactions = all.map(([golfer, { reaction }]) => [golfer, reaction] as const);
  return { kind: "plan", shots: Object.fromEntries(shots), reactions: Object.fromEntries(reactions) };
}

/** Whether it equals the submitted plan. */
export function isLaid(draft: Drafts, { plan }: Own): boolean {
  if (!plan) return false;
  const { shots, reactions } = moveOf(draft);
  return sorted({ shots, reactions }) === sorted({ shots: plan.shots, reactions: plan.reactions });
}

/** Serialises a value with sorted keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === "object"
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : Number(a > b))))
      : one,
  );
