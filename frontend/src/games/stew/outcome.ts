/** Who won, and by what. */

import { groupsOf } from "../table/podium.ts";
import type { Outcome } from "../types.ts";
import type { StewFinished } from "./state.ts";
import * as say from "./texts/en/definition.ts";

/** The title and line of a result, and its podium; where money alone does not tell the winner, cards do (S-24). */
export function outcome(view: StewFinished): Outcome {
  const groups = groupsOf(view, (words, _, { score }) => ({ score: String(score), words }));
  const [{ words, seats, score }, next] = groups as [(typeof groups)[0], (typeof groups)[0]?];
  const several = seats.length > 1 || seats.includes(view.you ?? -1);
  return { title: say.won(words, several), line: say.pence(score, score === next?.score), groups };
}
