/** The player's tables: the saved ones at once, then the current ones. */

import { useEffect, useState } from "preact/hooks";
import { Refused, Unanswered } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import type { MyTable } from "../../api/types.ts";
import { keyChanged, myKey } from "../../identity/key.ts";
import { savedTables, saveTables } from "../../identity/savedTables.ts";

const EVERY = 20_000;
const SELDOM = 60_000;
/** Ms without news after which requests become less frequent. */
const STILL = 2 * SELDOM;

export interface MyTables {
  /** Null until the first answer. */
  items: MyTable[] | null;
  lost: boolean;
}

export function useMyTables(): MyTables {
  const [tables, setTables] = useState<MyTables>({ items: savedTables(), lost: false });
  useEffect(() => follow((next) => setTables((before) => ({ items: next ?? before.items, lost: next === null }))), []);
  return tables;
}

/** Requests the tables while the page is visible and reports each answer, null for none. Returns how to stop. */
function follow(report: (items: MyTable[] | null) => void): () => void {
  const stopped = new AbortController();
  const leaving = { signal: stopped.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = "";
  let changedAt = 0;
  /** Number of failed requests in a row. */
  let lost = 0;
  const poll = async () => {
    clearTimeout(timer);
    if (stopped.signal.aborted || document.hidden || myKey.get() === null) return;
    const next = await latest();
    if (stopped.signal.aborted || keyChanged.get()) return;
    report(next);
    clearTimeout(timer);
    lost = next ? 0 : lost + 1;
    const pause = next ? pauseAfter(next) : pauseLost(lost);
    if (pause !== null) timer = setTimeout(poll, pause);
  };
  const pauseAfter = (items: MyTable[]) => {
    const now = JSON.stringify(items);
    if (now !== before) changedAt = Date.now();
    before = now;
    return pauseAt(items, Date.now() - changedAt);
  };
  for (const event of ["focus", "online", "pageshow"]) addEventListener(event, poll, leaving);
  document.addEventListener("visibilitychange", poll, leaving);
  // The service worker has received a push about a table.
  const onMessage = ({ data }: MessageEvent) => String(data).startsWith("/t/") && poll();
  navigator.serviceWorker?.addEventListener("message", onMessage, leaving);
  void poll();
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

/** Returns the ms until the next try, after this many failures in a row. */
export const pauseLost = (lost: number): number => Math.min(SELDOM, (EVERY / 8) * 2 ** lost);

/** Returns the ms until the next request, after this many ms without news; null if only the player can change anything. */
export function pauseAt(items: readonly MyTable[], unchanged: number): number | null {
  const mayCome = ({ seats, status, waiting }: MyTable) =>
    seats.filter(({ kind }) => kind !== "bot").length > 1 || (status === "playing" && !waiting);
  if (!items.some(mayCome)) return null;
  return unchanged < STILL ? EVERY : SELDOM;
}

/** Requests and saves the tables; null without an answer. */
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
