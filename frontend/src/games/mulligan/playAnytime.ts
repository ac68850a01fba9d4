/** Playing a Play Anytime card, with what it needs. Pure. */

import type { Playable } from "./choices.ts";

export interface Playing extends Playable {
  card: number;
  /** Whose hand, or which action. */
  choice: number | null;
  /** What Dig Through the Bag puts away. */
  discard: number[];
}

type Playables = ReadonlyMap<number, Playable>;

/** This card; where there is but one choice, with it. */
export function beginWith(playables: Playables, card: number): Playing {
  const one = playables.get(card)!;
  return { ...one, card, choice: one.choices.length === 1 ? one.choices[0]! : null, discard: [] };
}

/** The Mulligan that may cancel this action; null where none may. */
export function cancelling(playables: Playables, action: number): Playing | null {
  const found = [...playables].find(([, { kind, choices }]) => kind === "mulligan" && choices.includes(action));
  return found ? { ...beginWith(playables, found[0]), choice: action } : null;
}

/** The actions that a Mulligan may cancel, each once. */
export const cancellable = (playables: Playables): number[] => [
  ...new Set([...playables.values()].flatMap(({ kind, choices }) => (kind === "mulligan" ? choices : []))),
];

/** A card to be put away, or kept after all. */
export function putAway(playing: Playing, card: number): Playing {
  const { discard } = playing;
  const kept = discard.filter((one) => one !== card);
  return { ...playing, discard: kept.length < discard.length ? kept : [...discard, card] };
}
