/** Playing a Play Anytime card, and its choices. Pure. */

import type { Playable } from "./choices.ts";

export interface Playing extends Playable {
  card: number;
  /** The chosen seat or action. */
  choice: number | null;
  /** The cards discarded by Dig Through the Bag. */
  discard: number[];
}

type Playables = ReadonlyMap<number, Playable>;

/** Starts to play this card, with its choice if there is only one. */
export function beginWith(playables: Playables, card: number): Playing {
  const one = playables.get(card)!;
  return { ...one, card, choice: one.choices.length === 1 ? one.choices[0]! : null, discard: [] };
}

/** Returns the Mulligan that can cancel this action; null if there is none. */
export function cancelling(playables: Playables, action: number): Playing | null {
  const found = [...playables].find(([, { kind, choices }]) => kind === "mulligan" && choices.includes(action));
  return found ? { ...beginWith(playables, found[0]), choice: action } : null;
}

/** Returns the actions that a Mulligan can cancel, each once. */
export const cancellable = (playables: Playables): number[] => [
  ...new Set([...playables.values()].flatMap(({ kind, choices }) => (kind === "mulligan" ? choices : []))),
];

/** Marks a card to be discarded, or unmarks it. */
export function putAway(playing: Playing, card: number): Playing {
  const { discard } = playing;
  const kept = discard.filter((one) => one !== card);
  return { ...playing, discard: kept.length < discard.length ? kept : [...discard, card] };
}
