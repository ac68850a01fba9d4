/** This player's tables as this device last knew them, for who looks at them without a network. */

import type { MyTable, View } from "../api/types.ts";
import { clubTime } from "../lib/serverTime.ts";
import { mark, myKey } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

const KEPT = 30;

interface Kept {
  whose: string;
  items: MyTable[];
}

/** Null where they were never seen here. */
export function kept(): MyTable[] | null {
  if (myKey.get() === null) return [];
  const last = recallJson<Kept>("tables");
  return last?.whose === mark() && Array.isArray(last.items) ? last.items : null;
}

export function keep(items: MyTable[]): void {
  remember("tables", JSON.stringify({ whose: mark(), items: items.slice(0, KEPT) }));
}

/** Keeps a table that this player has just come to sit at: the club's own list may not be asked for again for a while. */
export function keepNew(view: View): void {
  keep([row(view), ...(kept() ?? []).filter(({ table }) => table !== view.table)]);
}

/** Keeps how one of the player's tables stands, as they look at it. */
export function keepSeen(view: View): void {
  if (view.you === null) return;
  const before = kept() ?? [];
  if (!before.some(({ table }) => table === view.table)) return keepNew(view);
  const { status, waiting, waiting_for, deadline } = row(view);
  keep(before.map((one) => (one.table === view.table ? { ...one, status, waiting, waiting_for, deadline } : one)));
}

/** As the club would list it. */
function row(view: View): MyTable {
  const { table, name, game, course, status, you, host, waiting_for, deadline } = view;
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
    progress: null,
    places: null,
    at: new Date(clubTime()).toISOString(),
  };
}
