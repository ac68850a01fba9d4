/** Counts turns finished on this device, up to the number after which notifications are offered. */

import { recallList } from "./recallList.ts";
import { remember } from "./storage.ts";

/** Name of the stored mark that the player was asked about notifications. */
export const ASKED = "asked-to-tell";
const NAME = "turns";
/** Number of turns after which a player knows how a game with friends works. */
const ENOUGH = 2;

/** Notes a finished turn and returns whether there are enough now. A turn is identified by its table and the number of moves sent there, so
 * a reload does not count it twice. */
export function noteFinished(table: string, moves: number): boolean {
  const noted = recallList(NAME);
  const turn = `${table} ${moves}`;
  const next = noted.length >= ENOUGH || noted.includes(turn) ? noted : [...noted, turn];
  if (next !== noted) remember(NAME, JSON.stringify(next));
  return next.length >= ENOUGH;
}
