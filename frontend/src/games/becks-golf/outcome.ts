/** A finished game in words: who won, by how much, and what it says on the podium. */

import type { Place } from "../../api/types.ts";
import { capital, listWords, ordinal, plural } from "../../ui/words.ts";
import type { Finished, Group, Outcome } from "../types.ts";
import type { BecksState } from "./state.ts";
import { points } from "./words.ts";

export type BecksFinished = Finished<BecksState>;

export function outcome(view: BecksFinished): Outcome {
  const all = groups(view);
  const [first] = all;
  const yours = first!.seats.includes(view.you ?? -1);
  const title = first!.seats.length > 1 ? `${first!.words} share the win` : `${first!.words} ${yours ? "win" : "wins"}`;
  return { title, line: lineFor(view, all), groups: all };
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
  return seat === you ? "you" : (seats[seat]?.name ?? "a player");
}

function lineFor(view: BecksFinished, [first, second]: Group[]): string {
  const total = (seat: number) => view.state.players[seat]!.total;
  const best = total(first!.seats[0]!);
  const mine = view.result.places.find(({ seat }) => seat === view.you);
  if (mine && mine.place > 1)
    return `You came ${ordinal(mine.place)}, ${plural(total(mine.seat) - best, "point")} behind.`;
  if (second) return `By ${plural(total(second.seats[0]!) - best, "point")}.`;
  return mine ? "Well played, all of you." : "";
}
