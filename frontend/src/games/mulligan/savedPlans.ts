/** Saves unfinished plans, so that a reloaded page restores them if the decision is the same. */

import type { Drafts } from "./draft.ts";

const name = (table: string) => `club.draft.${table}`;

/** Returns the plan started at this table for this decision; null if there is none. */
export function recallBegun(table: string, of: string): Drafts | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name(table))!);
    return kept.of === of ? kept.draft : null;
  } catch {
    return null;
  }
}

/** Saves an unfinished plan; null removes it. */
export function keepBegun(table: string, of: string, draft: Drafts | null): void {
  try {
    if (draft) sessionStorage.setItem(name(table), JSON.stringify({ of, draft }));
    else sessionStorage.removeItem(name(table));
  } catch {
    // Not saved: the plan lasts as long as this page.
  }
}
