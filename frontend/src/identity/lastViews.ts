/** The tables last looked at, as they stood, for who opens one again without a network. A few, and only small ones. */

import type { View } from "../api/types.ts";
import { mark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

const KEPT = 5;
const LARGEST = 60_000;

interface Last {
  /** Whose view it is: what one player may know, another may not. */
  whose: string;
  at: number;
  view: View;
}

const name = (table: string) => `last.${table}`;

/** Keeps the table's newest view, and no more than a few tables'. */
export function keepView(view: View): void {
  const kept = JSON.stringify({ whose: mark(), at: Date.now(), view: { ...view, happened: [], messages: [] } });
  if (kept.length > LARGEST) return;
  const others = (recallJson<string[]>("last") ?? []).filter((table) => table !== view.table);
  for (const table of others.slice(KEPT - 1)) remember(name(table), null);
  remember("last", JSON.stringify([view.table, ...others].slice(0, KEPT)));
  remember(name(view.table), kept);
}

/** The view of this player that was kept last, and when; null where there is none. */
export function lastView(table: string): { view: View; at: number } | null {
  const last = recallJson<Last>(name(table));
  return last?.view && last.whose === mark() ? last : null;
}
