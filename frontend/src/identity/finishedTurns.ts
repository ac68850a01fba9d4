/** How many turns were finished on this device, as far as that decides anything. */

import { recallList } from "./recallList.ts";
import { remember } from "./storage.ts";

/** The name under which it is noted that the player was asked whether to tell them of their turns. */
export const ASKED = "asked-to-tell";
const NAME = "turns";
/** After so many it is known how a game among friends goes. */
const ENOUGH = 2;

/** Notes a turn that is over, known by its table and how many moves were sent there; whether there were enough by now. The same
 * turn counts once, however often its table is looked at. */
export function noteFinished(table: string, moves: number): boolean {
  const noted = recallList(NAME);
  const turn = `${table} ${moves}`;
  const next = noted.length >= ENOUGH || noted.includes(turn) ? noted : [...noted, turn];
  if (next !== noted) remember(NAME, JSON.stringify(next));
  return next.length >= ENOUGH;
}
