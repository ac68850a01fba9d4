/** A finished game in words: who won, by how much, and what it says on the podium. */

import { groupsOf } from "../table/groups.ts";
import type { Finished, Group, Outcome } from "../types.ts";
import type { BecksState } from "./state.ts";
import { points } from "./texts/en/cards.ts";
import * as say from "./texts/en/scores.ts";

export type BecksFinished = Finished<BecksState>;

export function outcome(view: BecksFinished): Outcome {
  const all = groupsOf(view, (words, _, { score }) => ({ score: points(Number(score)), words }));
  const { words, seats } = all[0]!;
  return {
    title: say.won(words, seats.length > 1, seats.includes(view.you ?? -1)),
    line: lineFor(view, all),
    groups: all,
  };
}

function lineFor(view: BecksFinished, [first, second]: Group[]): string {
  const total = (seat: number) => view.state.players[seat]!.total;
  const best = total(first!.seats[0]!);
  const mine = view.result.places.find(({ seat }) => seat === view.you);
  if (mine && mine.place > 1) return say.behind(mine.place, total(mine.seat) - best);
  if (second) return say.ahead(total(second.seats[0]!) - best);
  return mine ? say.ALL_TIED : "";
}
