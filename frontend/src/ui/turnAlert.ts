/** Sound and vibration at one's turn, for who wants them. */

import type { View } from "../api/types.ts";
import { isOn } from "../identity/phoneSettings.ts";
import { vibrate } from "./vibrate.ts";

/** Whether the table that was looked at last waited for the player; null where that is not known. */
let last: { table: string; mine: boolean } | null = null;

/** Hears of each view of a table, and signals when it begins to wait for the player: not where it waited when they came, nor where
 * their own move leaves it to them. */
export function alertAtTurn({ table, you, waiting_for }: View): void {
  const mine = you !== null && waiting_for.includes(you);
  const begins = mine && last?.table === table && !last.mine;
  last = { table, mine };
  if (begins) signal();
}

function signal(): void {
  if (isOn("vibration")) vibrate();
  if (isOn("sound")) void import("./chime.ts").then(({ chime }) => chime(), nothing);
}

/** Where its code does not come, it is quiet. */
function nothing(): void {}
