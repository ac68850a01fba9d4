/** The choice being made before it is sent, and the resulting main action. */

import type { Move } from "../../api/types.ts";
import { last } from "../lists.ts";
import type { MainAction } from "../table/Actions.tsx";
import type { Choices } from "./choices.ts";
import type { BecksView, Card } from "./state.ts";
import * as say from "./texts/en/table.ts";

export interface Draft {
  /** The cards to be turned at the beginning. */
  opens: number[];
  /** The discard pile's top card is in the hand, and can still be put back. */
  lifted: boolean;
  /** Where the card in the hand is to go: a place, the discard pile, or nowhere yet. */
  to: number | "discard" | null;
}

export const NOTHING: Draft = { opens: [], lifted: false, to: null };

/** The draft for a new view: what was chosen to be turned stays chosen. */
export function draftOf({ state }: BecksView): Draft {
  return { ...NOTHING, opens: state.own?.choice ?? [] };
}

/** A tap on a place of one's own. */
export function tap(draft: Draft, choices: Choices, at: number): Draft {
  if (choices.open.includes(at)) {
    if (draft.opens.includes(at)) return { ...draft, opens: draft.opens.filter((place) => place !== at) };
    return { ...draft, opens: [...draft.opens, at].slice(-choices.opens) };
  }
  if (choices.place.includes(at)) return { ...draft, to: at === draft.to ? null : at };
  if (!choices.take.includes(at)) return draft;
  return { ...draft, lifted: true, to: at === draft.to ? null : at };
}

/** The card in the hand: drawn, or lifted off the discard pile. */
export function cardInHand({ state, you }: BecksView, { lifted }: Draft): Card | null {
  if (state.drawn?.seat === you && you !== null) return state.drawn.card;
  return lifted ? (last(state.discard) ?? null) : null;
}

/** `move`: what it sends; nothing while something is yet to be chosen. `warns`: it ends the round, and is not clearly good. */
export interface Main extends Omit<MainAction, "act"> {
  move: Move | null;
}

/** The main action of one's turn; null while others play. */
export function mainOf(view: BecksView, choices: Choices, draft: Draft): Main | null {
  if (choices.opens) return opening(view, choices, draft);
  const card = cardInHand(view, draft);
  if (choices.draw && card === null) return { label: say.DRAW, move: { kind: "draw" }, key: "D" };
  if (card === null) return null;
  if (draft.to === null) return { label: say.choosePlace(card), move: null };
  if (draft.to === "discard") return { label: say.discardCard(card), move: { kind: "discard" } };
  const end = endingOf(view, draft);
  const label = end ? say.goOut(card) : say.placeCard(card, draft.to);
  const kind = choices.place.includes(draft.to) ? "place" : "take";
  return { label, move: { kind, at: draft.to }, warns: end?.clear === false };
}

function opening({ state }: BecksView, { opens }: Choices, draft: Draft): Main | null {
  const before = state.own?.choice;
  const at = [...draft.opens].sort((a, b) => a - b);
  if (before && at.join() === [...before].sort((a, b) => a - b).join()) return null;
  if (at.length < opens) return { label: at.length ? say.ONE_MORE : say.CHOOSE_TWO, move: null };
  return { label: before ? say.FLIP_INSTEAD : say.FLIP_TWO, move: { kind: "open", at } };
}

/** Whether the chosen place ends the round, and then whether that is clearly good (B-23). */
export function endingOf({ state }: BecksView, { to }: Draft): { clear: boolean } | null {
  const would = state.own?.would;
  if (!would || would.closes === null || to !== would.closes) return null;
  return { clear: would.clear === true };
}

/** What one's grid shows now, and would show with the chosen place, and the sets that this completes. */
export function previewOf({ state, you }: BecksView, { to }: Draft) {
  const would = state.own?.would;
  if (!would || you === null || typeof to !== "number") return null;
  return { from: state.players[you]!.showing, to: would.showing[to]!, sets: would.completes[to]! };
}
