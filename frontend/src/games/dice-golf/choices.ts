/** A seat's legal choices, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf, values } from "../legalMoves.ts";
import type { Die } from "./state.ts";

/** Returns all choices; empty if there is nothing to do. Unknown kinds of move are skipped. */
export function choicesOf(legal: Schema | null) {
  const kinds = kindsOf(legal);
  return {
    roll: kinds.has("roll"),
    keep: kinds.has("keep"),
    holeMulligan: kinds.has("hole-mulligan"),
    /** Dice that a Shot Mulligan may reroll. */
    shots: values(kinds.get("shot-mulligan")?.["die"]) as Die[],
    /** Seats that may get the Stymie. */
    passTo: values(kinds.get("pass-stymie")?.["to"]) as number[],
  };
}
