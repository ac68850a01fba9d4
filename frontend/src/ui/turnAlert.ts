/** Sound and vibration at the player's turn, if they want them. */

import type { View } from "../api/types.ts";
import { isOn } from "../identity/phoneSettings.ts";
import { vibrate } from "./vibrate.ts";

/** Whether the last seen table waited for the player; null if unknown. */
let last: { table: string; mine: boolean } | null = null;

/** Called with each view of a table. Alerts when it starts to wait for the player, unless it did when they came or their own move caused
 * it. */
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

/** If the code does not load, there is no sound. */
function nothing(): void {}
