/** The result in words: who won, by how much, and the podium. */

import { points } from "../../ui/namesAndScores.ts";
import { groupsOf } from "../table/podium.ts";
import { marginWords } from "../table/winMargin.ts";
import type { Finished, Outcome } from "../types.ts";
import type { BecksState } from "./state.ts";
import * as say from "./texts/en/scores.ts";

export type BecksFinished = Finished<BecksState>;

export function outcome(view: BecksFinished): Outcome {
  const groups = groupsOf(view, (words, _, { score }) => ({ score: points(Number(score)), words }));
  const { words, seats } = groups[0]!;
  return {
    title: say.won(words, seats.length > 1, seats.includes(view.you ?? -1)),
    line: marginWords(view, groups, say.POINT, (seat) => view.state.players[seat]!.total),
    groups,
  };
}
