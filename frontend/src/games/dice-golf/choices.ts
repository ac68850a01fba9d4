/** A seat's legal choices, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf, values } from "../legalMoves.ts";
import type { Die } from "./state.ts";

/** All choices, none where there is nothing to do; kinds that are unknown are skipped. */
export function choicesOf(legal: Schema | null) {
  const kinds = kindsOf(legal);
  return {
    roll: kinds.has("roll"),
    keep: kinds.has("keep"),
    holeMulligan: kinds.has("hole-mulligan"),
    /** The dice that a Shot Mulligan may take. */
    shots: values(kinds.get("shot-mulligan")?.["die"]) as Die[],
    /** The seats that may be given the Stymie. */
    passTo: values(kinds.get("pass-stymie")?.["to"]) as number[],
  };
}
