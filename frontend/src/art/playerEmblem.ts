/** A player's emblem outside tables, derived from their id. */

import { Seeded } from "./seededRandom.ts";

const MARKS = 8;

/** Returns the seat number whose colour and shape represent this player; never `taken`, so that two players differ. */
export function emblemOf(player: string, taken: number | null = null): number {
  const mark = new Seeded(player).below(MARKS);
  return mark === taken ? (mark + 1) % MARKS : mark;
}
