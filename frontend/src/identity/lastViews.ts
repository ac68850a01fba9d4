/** The last views of tables, for opening a table offline. Limited in number and size. */

import type { View } from "../api/types.ts";
import { serverTime } from "../lib/serverTime.ts";
import { playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

const KEPT = 30;
const LARGEST = 60_000;

interface Last {
  /** Whose view it is: what one player may know, another may not. */
  whose: string;
  /** Which build of the page kept it: another's views may be of another shape. */
  build: string | null;
  at: number;
  view: View;
}

/** The page's build, known offline too: the script's name depends on everything it contains. */
const build = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? null;
const name = (table: string) => `last.${table}`;

/** Saves the table's newest view and drops the oldest tables. */
export function keepView(view: View): void {
  const kept = JSON.stringify({
    whose: playerMark(),
    build: build(),
    at: serverTime(),
    view: { ...view, happened: [], messages: [] },
  });
  if (kept.length > LARGEST) return;
  const others = tablesKept().filter((table) => table !== view.table);
  for (const table of others.slice(KEPT - 1)) remember(name(table), null);
  remember("last", JSON.stringify([view.table, ...others].slice(0, KEPT)));
  remember(name(view.table), kept);
}

function tablesKept(): string[] {
  const kept = recallJson<unknown>("last");
  return Array.isArray(kept) ? kept : [];
}

/** Returns this player's saved view and its time; null if there is none. */
export function lastView(table: string): { view: View; at: number } | null {
  const last = recallJson<Last>(name(table));
  const ours = last?.whose === playerMark() && last.build === build();
  return ours && Number.isInteger(last.view?.version) ? last : null;
}
