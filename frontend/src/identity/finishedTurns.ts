/** Counts turns finished on this device, up to the number that decides something. */

import { recallList } from "./recallList.ts";
import { remember } from "./storage.ts";

/** Set once the player was asked about notifications. */
export const ASKED = "asked-to-tell";
const NAME = "turns";
/** Number of turns after which a player knows how a game among friends works. */
const ENOUGH = 2;

/** Notes a finished turn and returns whether there are enough now. A turn is known by its table and the number of moves sent there, so
 * looking again does not count it twice. */
export function noteFinished(table: string, moves: number): boolean {
  const noted = recallList(NAME);
  const turn = `${table} ${moves}`;
  const next = noted.length >= ENOUGH || noted.includes(turn) ? noted : [...noted, turn];
  if (next !== noted) remember(NAME, JSON.stringify(next));
  return next.length >= ENOUGH;
}
