/** The places on the podium. */

import type { Place } from "../../api/types.ts";
import { whom } from "../../texts/en/who.ts";
import { capital, listWords, seatName } from "../../ui/namesAndScores.ts";
import type { Names } from "../seatNames.ts";
import type { Finished, Group } from "../types.ts";

/** Returns the seats, best first. */
export const orderOf = ({ result }: Finished): number[] => placesOf(result).map(({ seat }) => seat);

const placesOf = ({ places }: Finished["result"]) => [...places].sort((one, other) => one.place - other.place);

/** Returns groups of seats that share a place, best first, the reader first in each. `say` adds details. */
export function groupsOf<State>(
  view: Finished<State>,
  say: (who: string, seats: number[], first: Place) => Pick<Group, "score" | "words">,
): Group[] {
  const names: Names = (seat) => seatName(view.seats[seat]!, seat === view.you);
  const together = new Map<number, Place[]>();
  for (const place of placesOf(view.result)) together.set(place.place, [...(together.get(place.place) ?? []), place]);
  return [...together].map(([place, those]) => {
    const seats = ownFirst(
      those.map(({ seat }) => seat),
      view.you,
    );
    return { place, seats, ...say(whoWords(seats, names), seats, those[0]!) };
  });
}

/** Returns "You and Ana", for the start of a sentence. */
export const whoWords = (seats: number[], names: Names) => capital(listWords(seats.map((seat) => whom(names(seat)))));

/** Returns the seats, the reader's own first. */
export function ownFirst(seats: readonly number[], you: number | null): number[] {
  return [...seats].sort((one, other) => Number(other === you) - Number(one === you));
}
