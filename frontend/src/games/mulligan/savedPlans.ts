/** Saves unfinished plans, so that a reloaded page continues them while the decision is the same. */

import type { Drafts } from "./draft.ts";

const name = (table: string) => `club.draft.${table}`;

/** What was begun at this table for this decision; null for another. */
export function recallBegun(table: string, of: string): Drafts | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name(table))!);
    return kept.of === of ? kept.draft : null;
  } catch {
    return null;
  }
}

/** Null once nothing is begun any more. */
export function keepBegun(table: string, of: string, draft: Drafts | null): void {
  try {
    if (draft) sessionStorage.setItem(name(table), JSON.stringify({ of, draft }));
    else sessionStorage.removeItem(name(table));
  } catch {
    // Not kept: it lasts as long as this page does.
  }
}
