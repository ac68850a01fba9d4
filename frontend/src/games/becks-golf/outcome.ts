/** A finished game in words: who won, by how much, and what it says on the podium. */

import type { Place } from "../../api/types.ts";
import { capital, listWords } from "../../ui/words.ts";
import type { Finished, Group, Outcome } from "../types.ts";
import type { BecksState } from "./state.ts";
import { points } from "./texts/en/cards.ts";
import * as say from "./texts/en/scores.ts";

export type BecksFinished = Finished<BecksState>;

export function outcome(view: BecksFinished): Outcome {
  const all = groups(view);
  const { words, seats } = all[0]!;
  return {
    title: say.won(words, seats.length > 1, seats.includes(view.you ?? -1)),
    line: lineFor(view, all),
    groups: all,
  };
}

function groups(view: BecksFinished): Group[] {
  const places = [...view.result.places].sort((a, b) => a.place - b.place);
  const shared = new Map<number, Place[]>();
  for (const place of places) shared.set(place.place, [...(shared.get(place.place) ?? []), place]);
  return [...shared].map(([place, those]) => {
    const seats = those.map(({ seat }) => seat).sort((a, b) => Number(b === view.you) - Number(a === view.you));
    const words = capital(listWords(seats.map((seat) => nameOf(view, seat))));
    return { place, seats, score: points(Number(those[0]!.score)), words };
  });
}

function nameOf({ you, seats }: BecksFinished, seat: number): string {
  return seat === you ? "you" : (seats[seat]?.name ?? say.aPlayer);
}

function lineFor(view: BecksFinished, [first, second]: Group[]): string {
  const total = (seat: number) => view.state.players[seat]!.total;
  const best = total(first!.seats[0]!);
  const mine = view.result.places.find(({ seat }) => seat === view.you);
  if (mine && mine.place > 1) return say.behind(mine.place, total(mine.seat) - best);
  if (second) return say.ahead(total(second.seats[0]!) - best);
  return mine ? say.ALL_TIED : "";
}
