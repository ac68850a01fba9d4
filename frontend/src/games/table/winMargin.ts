import { ahead, behind, WELL_PLAYED, WELL_PLAYED_ALL } from "../../texts/en/win-margin.ts";
import type { Finished, Group } from "../types.ts";

/** Returns the margin in words: how far the player was behind the winner, or by how much the winner won. `score` returns a seat's score;
 * without it there are no figures. */
export function marginWords(
  { result, you }: Finished,
  [first, second]: readonly Group[],
  unit: string,
  score: ((seat: number) => number) | null,
): string {
  const gap = (seat: number) => (score ? Math.abs(score(seat) - score(first!.seats[0]!)) : 0);
  const mine = result.places.find(({ seat }) => seat === you);
  if (mine && mine.place > 1) return behind(mine.place, gap(mine.seat), unit);
  const by = second ? gap(second.seats[0]!) : 0;
  if (by) return ahead(by, unit);
  if (!mine) return "";
  return first!.seats.length > 1 && !second ? WELL_PLAYED_ALL : WELL_PLAYED;
}
