/** What a seat may do, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf } from "../legal.ts";

export interface Choices {
  /** The places among which cards may be chosen to be turned, and how many. */
  open: number[];
  opens: number;
  draw: boolean;
  /** Where the discard pile's top card may go, and the drawn one. */
  take: number[];
  place: number[];
  discard: boolean;
}

export const NO_CHOICES: Choices = { open: [], opens: 0, draw: false, take: [], place: [], discard: false };

/** All choices, none where there is nothing to do; kinds that are unknown are skipped. */
export function choicesOf(legal: Schema | null): Choices {
  const kinds = kindsOf(legal);
  const opened = kinds.get("open")?.["at"];
  return {
    open: placesIn(opened?.["items"] as Schema | undefined),
    opens: Number(opened?.["minItems"] ?? 0),
    draw: kinds.has("draw"),
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
