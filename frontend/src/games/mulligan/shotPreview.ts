/** The preview of the planned shot, from the view. Pure. */

import { idOf, shadedOf } from "./art/cardFaces.ts";
import type { Drafts } from "./draft.ts";
import type { Own } from "./state.ts";

/** Returns the shot; null if two of the player's own actions are aimed at it, which the view does not cover. */
export function previewOf({ golfers }: Pick<Own, "golfers">, draft: Drafts, golfer: number) {
  const preview = golfers.find((one) => one.golfer === golfer)?.previews[String(draft[golfer]?.club)];
  const [first, second] = Object.values(draft).flatMap(({ aims }) => aims.filter(({ target }) => target === golfer));
  if (!preview || second) return null;
  if (!first) return preview.alone;
  const { id } = shadedOf(first.card);
  // The engine names actions by what is printed on their cards.
  return Object.entries(preview.with_action).find(([print]) => idOf(print) === id)?.[1] ?? null;
}
