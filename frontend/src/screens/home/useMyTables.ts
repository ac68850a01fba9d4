/** The player's tables: at once as they were when last seen, then as they are. */

import { useEffect, useState } from "preact/hooks";
import { Refused, Unanswered } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import type { MyTable } from "../../api/types.ts";
import { keyChanged, myKey } from "../../identity/key.ts";
import { savedTables, saveTables } from "../../identity/savedTables.ts";

const EVERY = 20_000;
const SELDOM = 60_000;
/** ms after which nothing was new so long that it is asked for less often. */
const STILL = 2 * SELDOM;

export interface MyTables {
  /** Null before the first answer ever. */
  items: MyTable[] | null;
  lost: boolean;
}

export function useMyTables(): MyTables {
  const [tables, setTables] = useState<MyTables>({ items: savedTables(), lost: false });
  useEffect(() => follow((next) => setTables((before) => ({ items: next ?? before.items, lost: next === null }))), []);
  return tables;
}

/** Asks for them while the page is seen and tells each answer, null where there was none, until what it returns is called. */
function follow(tell: (items: MyTable[] | null) => void): () => void {
  const gone = new AbortController();
  const leaving = { signal: gone.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = "";
  let movedAt = 0;
  /** How often in a row there was no answer. */
  let lost = 0;
  const look = async () => {
    clearTimeout(timer);
    if (gone.signal.aborted || document.hidden || myKey.get() === null) return;
    const next = await latest();
    if (gone.signal.aborted || keyChanged.get()) return;
    tell(next);
    clearTimeout(timer);
    lost = next ? 0 : lost + 1;
    const pause = next ? pauseAfter(next) : pauseLost(lost);
    if (pause !== null) timer = setTimeout(look, pause);
  };
  const pauseAfter = (items: MyTable[]) => {
    const told = JSON.stringify(items);
    if (told !== before) movedAt = Date.now();
    before = told;
    return pauseAt(items, Date.now() - movedAt);
  };
  for (const event of ["focus", "online", "pageshow"]) addEventListener(event, look, leaving);
  document.addEventListener("visibilitychange", look, leaving);
  // The service worker was told that a table waits.
  const heard = ({ data }: MessageEvent) => String(data).startsWith("/t/") && look();
  navigator.serviceWorker?.addEventListener("message", heard, leaving);
  void look();
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}

/** Ms until they are asked for again where there was no answer so often in a row. */
export const pauseLost = (lost: number): number => Math.min(SELDOM, (EVERY / 8) * 2 ** lost);

/** Ms until it is worth asking for them again, when nothing of them was new for so long (ms); null where only their player can change
 * anything. */
export function pauseAt(items: readonly MyTable[], still: number): number | null {
  const mayCome = ({ seats, status, waiting }: MyTable) =>
    seats.filter(({ kind }) => kind !== "bot").length > 1 || (status === "playing" && !waiting);
  if (!items.some(mayCome)) return null;
  return still < STILL ? EVERY : SELDOM;
}

/** Asks for them and keeps them. Null where there was no answer. */
export async function latest(): Promise<MyTable[] | null> {
  try {
    const { items } = await calls.myTables();
    saveTables(items);
    return items;
  } catch (error) {
    if (error instanceof Unanswered || error instanceof Refused) return null;
    throw error;
  }
}
