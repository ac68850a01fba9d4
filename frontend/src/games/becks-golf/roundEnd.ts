/** How a round ended. */

import type { Names } from "../seatNames.ts";
import type { Ended } from "./state.ts";
import { NOBODY_OUT, outWords } from "./texts/en/cards.ts";

/** Returns who went out first, and the bonus or penalty for it, in words. */
export function closerWords(ended: Pick<Ended, "closer" | "raw" | "scores">, names: Names): string {
  return ended.closer === null ? NOBODY_OUT : outWords(names(ended.closer), bonusOf(ended));
}

/** Returns the bonus or penalty for going out; 0 if nobody did. */
export function bonusOf({ closer, raw, scores }: Pick<Ended, "closer" | "raw" | "scores">): number {
  return closer === null ? 0 : scores[closer]! - raw[closer]!;
}
