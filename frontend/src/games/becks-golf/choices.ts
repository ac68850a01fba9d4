/** A seat's legal choices, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf } from "../legalMoves.ts";

export type Choices = ReturnType<typeof choicesOf>;

/** All choices, none where there is nothing to do; kinds that are unknown are skipped. */
export function choicesOf(legal: Schema | null) {
  const kinds = kindsOf(legal);
  const opened = kinds.get("open")?.["at"];
  return {
    /** The places among which cards may be chosen to be turned, and how many. */
    open: placesIn(opened?.["items"] as Schema | undefined),
    opens: Number(opened?.["minItems"] ?? 0),
    draw: kinds.has("draw"),
    /** Where the discard pile's top card may go, and the drawn one. */
    take: placesIn(kinds.get("take")?.["at"]),
    place: placesIn(kinds.get("place")?.["at"]),
    discard: kinds.has("discard"),
  };
}

/** The places that a schema of whole numbers allows. */
function placesIn(schema: Schema | undefined): number[] {
  if (!schema) return [];
  const from = Number(schema["minimum"]);
  return Array.from({ length: Number(schema["maximum"]) - from + 1 }, (_, index) => from + index);
}
