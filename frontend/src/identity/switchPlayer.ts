/** This browser becomes another player. */

import { keepKey, keyChanged } from "./key.ts";
import { memory } from "./storage.ts";

/** What is kept of a player and their tables, by its names. */
const PLAYERS_OWN = /^(club\.)?(last|tables|pending|fellows|asked|player)\b/;

/** This browser is the key's player from now on: what it kept of the tables of who it was before goes,
 * and so do the moves that this tab has not had answered. */
export function adoptKey(key: string): void {
  forget();
  keepKey(key);
  keyChanged.set("");
}

function forget(): void {
  for (const name of memory.keys()) if (PLAYERS_OWN.test(name)) memory.delete(name);
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const name of Object.keys(kept)) if (PLAYERS_OWN.test(name)) kept.removeItem(name);
  } catch {
    // Forbidden: only memory was used.
  }
}
