/** A seat's legal choices, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf } from "../legalMoves.ts";

export type Choices = ReturnType<typeof choicesOf>;

/** Returns all choices; empty if there is nothing to do. Unknown kinds of move are skipped. */
export function choicesOf(legal: Schema | null) {
  const kinds = kindsOf(legal);
  const opened = kinds.get("open")?.["at"];
  return {
    /** The cards that may be chosen for flipping, and their number. */
    open: placesIn(opened?.["items"] as Schema | undefined),
    opens: Number(opened?.["minItems"] ?? 0),
    draw: kinds.has("draw"),
    /** Places for the discard pile's top card, and for the drawn one. */
    take: placesIn(kinds.get("take")?.["at"]),
    place: placesIn(kinds.get("place")?.["at"]),
    discard: kinds.has("discard"),
  };
}

/** Returns the places that an integer schema allows. */
function placesIn(schema: Schema | undefined): number[] {
  if (!schema) return [];
  const from = Number(schema["minimum"]);
  return Array.from({ length: Number(schema["maximum"]) - from + 1 }, (_, index) => from + index);
}
