/** Who won, and by what. */

import { groupsOf } from "../table/podium.ts";
import type { Outcome } from "../types.ts";
import type { StewFinished } from "./state.ts";
import * as say from "./texts/en/definition.ts";

/** Returns a result's title, line and podium; the number of cards is named if money alone does not decide (S-24). */
export function outcome(view: StewFinished): Outcome {
  const groups = groupsOf(view, (words, _, { score }) => ({ score: String(score), words }));
  const [{ words, seats, score }, next] = groups as [(typeof groups)[0], (typeof groups)[0]?];
  const several = seats.length > 1 || seats.includes(view.you ?? -1);
  return { title: say.won(words, several), line: say.pence(score, score === next?.score), groups };
}
