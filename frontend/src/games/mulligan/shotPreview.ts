/** The preview of the planned shot, from the view. Pure. */

import { idOf, shadedOf } from "./art/cardFaces.ts";
import type { Drafts } from "./draft.ts";
import type { Own } from "./state.ts";

/** Nothing where two own actions strike it at once: of that the view tells nothing. */
export function previewOf({ golfers }: Pick<Own, "golfers">, draft: Drafts, golfer: number) {
  const preview = golfers.find((one) => one.golfer === golfer)?.previews[String(draft[golfer]?.club)];
  const [first, second] = Object.values(draft).flatMap(({ aims }) => aims.filter(({ target }) => target === golfer));
  if (!preview || second) return null;
  if (!first) return preview.alone;
  const { id } = shadedOf(first.card);
  // The engine tells it by what is printed on the card.
  return Object.entries(preview.with_action).find(([print]) => idOf(print) === id)?.[1] ?? null;
}
