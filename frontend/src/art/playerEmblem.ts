/** A player's emblem outside tables, derived from their id. */

import { Seeded } from "./seededRandom.ts";

const MARKS = 8;

/** The number of a seat whose colour and shape stand for this player; never `taken`, so that two can be told apart. */
export function emblemOf(player: string, taken: number | null = null): number {
  const mark = new Seeded(player).below(MARKS);
  return mark === taken ? (mark + 1) % MARKS : mark;
}
