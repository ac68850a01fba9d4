/** This player's tables as last seen on this device, for use offline. */

import type { MyTable, View } from "../api/types.ts";
import { serverTime } from "../lib/serverTime.ts";
import { myKey, playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

const KEPT = 30;

interface Kept {
  whose: string;
  items: MyTable[];
}

/** Returns the saved tables; null if the list was never fetched here. */
export function savedTables(): MyTable[] | null {
  if (myKey.get() === null) return [];
  const last = recallJson<Kept>("tables");
  return last?.whose === playerMark() && Array.isArray(last.items) ? last.items : null;
}

export function saveTables(items: MyTable[]): void {
  remember("tables", JSON.stringify({ whose: playerMark(), items: items.slice(0, KEPT) }));
}

/** Saves a table that the player has just joined, since the list may not be fetched again soon. */
export function saveNewTable(view: View): void {
  saveTables([row(view), ...(savedTables() ?? []).filter(({ table }) => table !== view.table)]);
}

/** Saves the state of one of the player's tables. */
export function saveSeenTable(view: View): void {
  if (view.you === null) return;
  const before = savedTables() ?? [];
  if (!before.some(({ table }) => table === view.table)) return saveNewTable(view);
  const { status, seats, waiting, waiting_for, deadline, paused_until } = row(view);
  const seen = { status, seats, waiting, waiting_for, deadline, paused_until };
  saveTables(before.map((one) => (one.table === view.table ? { ...one, ...seen } : one)));
}

/** The table as a row of the club's list. */
function row(view: View): MyTable {
  const { table, name, game, course, status, you, host, waiting_for, deadline, pace } = view;
  return {
    table,
    name,
    game,
    course: course && { id: course.id, name: course.name },
    status,
    seats: view.seats.map(({ name, kind }) => ({ name, kind })),
    you,
    reserved: null,
    host,
    waiting: you !== null && waiting_for.includes(you),
    waiting_for,
    deadline,
    paused_until: pace.pause?.until ?? null,
    progress: null,
    places: null,
    at: new Date(serverTime()).toISOString(),
  };
}
