/** The choice being made, before it is sent, and the main action for it. */

import type { Move } from "../../api/types.ts";
import { last } from "../lists.ts";
import type { MainAction } from "../table/Actions.tsx";
import type { Choices } from "./choices.ts";
import type { BecksView, Card } from "./state.ts";
import * as say from "./texts/en/table.ts";

export interface Draft {
  /** Places of the cards to flip at the start of a round. */
  opens: number[];
  /** The discard pile's top card was picked up, and can still be put back. */
  lifted: boolean;
  /** Destination of the card in the hand: a place, the discard pile, or null if none is chosen yet. */
  to: number | "discard" | null;
}

export const NOTHING: Draft = { opens: [], lifted: false, to: null };

/** Returns the draft for a new view. A choice of cards to flip is kept. */
export function draftOf({ state }: BecksView): Draft {
  return { ...NOTHING, opens: state.own?.choice ?? [] };
}

/** Returns the draft after a tap on a place of the player's grid. */
export function tap(draft: Draft, choices: Choices, at: number): Draft {
  if (choices.open.includes(at)) {
    if (draft.opens.includes(at)) return { ...draft, opens: draft.opens.filter((place) => place !== at) };
    return { ...draft, opens: [...draft.opens, at].slice(-choices.opens) };
  }
  if (choices.place.includes(at)) return { ...draft, to: at === draft.to ? null : at };
  if (!choices.take.includes(at)) return draft;
  return { ...draft, lifted: true, to: at === draft.to ? null : at };
}

/** Returns the card in the hand: drawn, or picked up from the discard pile. */
export function cardInHand({ state, you }: BecksView, { lifted }: Draft): Card | null {
  if (state.drawn?.seat === you && you !== null) return state.drawn.card;
  return lifted ? (last(state.discard) ?? null) : null;
}

/** `move`: the move that it sends, absent while something else must be chosen. `warns`: it ends the round without a clear lead. */
export interface Main extends Omit<MainAction, "act"> {
  move: Move | null;
}

/** Returns the main action of the player's turn; null while others play. */
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

/** Whether the chosen place ends the round; `clear`: the player is then clearly ahead (B-23). Null if it does not end the round. */
export function endingOf({ state }: BecksView, { to }: Draft): { clear: boolean } | null {
  const would = state.own?.would;
  if (!would || would.closes === null || to !== would.closes) return null;
  return { clear: would.clear === true };
}

/** Returns the total that the player's grid shows now and would show with the chosen place, and the sets that this completes. */
export function previewOf({ state, you }: BecksView, { to }: Draft) {
  const would = state.own?.would;
  if (!would || you === null || typeof to !== "number") return null;
  return { from: state.players[you]!.showing, to: would.showing[to]!, sets: would.completes[to]! };
}
