/** The last views of tables, for opening a table offline. Their number and size are limited. */

import type { View } from "../api/types.ts";
import { serverTime } from "../lib/serverTime.ts";
import { playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

const KEPT = 30;
const LARGEST = 60_000;

interface Last {
  /** The player's mark: other players must not see this view. */
  whose: string;
  /** The page's build: another build's views may have another shape. */
  build: string | null;
  at: number;
  view: View;
}

/** Returns the page's build, known offline too: the script's name depends on its contents. */
const build = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? null;
const name = (table: string) => `last.${table}`;

/** Saves the table's newest view and deletes the oldest tables. */
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

/** Returns this player's saved view and its time (ms); null if there is none. */
export function lastView(table: string): { view: View; at: number } | null {
  const last = recallJson<Last>(name(table));
  const ours = last?.whose === playerMark() && last.build === build();
  return ours && Number.isInteger(last.view?.version) ? last : null;
}
