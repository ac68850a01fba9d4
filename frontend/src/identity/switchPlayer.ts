/** Switches this browser to another player. */

import { keepKey, keyChanged } from "./key.ts";
import { memory } from "./storage.ts";

/** Names of stored data that belong to a player and their tables. */
const PLAYERS_OWN = /^(club\.)?(last|tables|pending|fellows|asked|player)\b/;

/** Makes this browser the key's player. Deletes stored data about the previous player's tables, including this tab's unanswered moves. */
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
