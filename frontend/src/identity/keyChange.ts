/** The key that is about to replace the player's own. Both are stored until the club has answered, so that a reloaded page can repeat the
 * request. */

import { isKey, keepKey, keyChanged, playerMark, randomBytes, toBase64Url } from "./key.ts";
import { notePlayer } from "./playerId.ts";
import { memory, recallJson, remember } from "./storage.ts";

/** Stored per player, since another may play on this device meanwhile. */
const name = () => `next-key.${playerMark()}`;

/** Returns the next key; null if no key change is in progress. */
export function nextKey(): string | null {
  const key = recallJson<{ key: string }>(name())?.key ?? "";
  return isKey(key) ? key : null;
}

export function noteNextKey(key: string | null): void {
  remember(name(), key && JSON.stringify({ key }));
}

/** Returns the next key; draws and stores one if there is none. */
export function drawNextKey(): string {
  const key = nextKey() ?? toBase64Url(randomBytes(32));
  noteNextKey(key);
  return key;
}

/** Makes the next key this player's. Stored seats are kept. */
export function switchToNextKey(key: string, player: string): void {
  moveStoredData(playerMark(), playerMark(key));
  keepKey(key);
  keyChanged.set("");
  notePlayer(player);
  noteNextKey(null);
}

/** Returns the tables where this player asked for a seat from this device. */
export function tablesAsked(): string[] {
  const begin = `club.asked.${playerMark()}.`;
  return storages()
    .slice(0, 1)
    .flatMap(namesIn)
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length))
    .slice(-20);
}

/** Renames stored data to the new key's mark, which is in the name or in the data. */
export function moveStoredData(was: string, now: string): void {
  const renamed = (name: string) => name.replace(new RegExp(`\\.${was}(?=\\.|$)`), `.${now}`);
  const rewritten = (value: string) => value.replace(`"whose":"${was}"`, `"whose":"${now}"`);
  for (const kept of storages())
    for (const name of namesIn(kept)) {
      const value = kept.getItem(name);
      if (value === null) continue;
      if (renamed(name) !== name) kept.removeItem(name);
      try {
        kept.setItem(renamed(name), rewritten(value));
      } catch {
        // Storage is full: this item is lost, but not the key after it.
      }
    }
  for (const [name, value] of [...memory]) {
    memory.delete(name);
    memory.set(renamed(name), rewritten(value));
  }
}

/** Whether this tab has a move without an answer. */
export const hasUnsentMove = (): boolean =>
  storages()
    .flatMap(namesIn)
    .some((name) => name.startsWith("club.pending."));

/** Returns the browser's storages; empty if storage is forbidden and only memory is used. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

function namesIn(kept: Storage): string[] {
  return Object.keys(kept).filter((name) => name.startsWith("club."));
}
