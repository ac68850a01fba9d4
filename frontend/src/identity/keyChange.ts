/** The key that this player is changing theirs for. Both are kept until the club has answered, so that a page which is closed in
 * between says the same again. */

import { isKey, keepKey, keyChanged, playerMark, randomBytes, toBase64Url } from "./key.ts";
import { notePlayer } from "./playerId.ts";
import { memory, recallJson, remember } from "./storage.ts";

/** Each player's own: it may be another who plays here meanwhile. */
const name = () => `next-key.${playerMark()}`;

/** Null where no key is being changed. */
export function nextKey(): string | null {
  const key = recallJson<{ key: string }>(name())?.key ?? "";
  return isKey(key) ? key : null;
}

export function noteNextKey(key: string | null): void {
  remember(name(), key && JSON.stringify({ key }));
}

/** The key that is being changed to, drawn and noted now if there is none. */
export function drawNextKey(): string {
  const key = nextKey() ?? toBase64Url(randomBytes(32));
  noteNextKey(key);
  return key;
}

/** This browser's player goes by the new key from now on; what was noted of their seats is theirs still. */
export function switchToNextKey(key: string, player: string): void {
  moveStoredData(playerMark(), playerMark(key));
  keepKey(key);
  keyChanged.set("");
  notePlayer(player);
  noteNextKey(null);
}

/** The tables at which this player has asked for a seat from here. */
export function tablesAsked(): string[] {
  const begin = `club.asked.${playerMark()}.`;
  return storages()
    .slice(0, 1)
    .flatMap(namesIn)
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length))
    .slice(-20);
}

/** Everything is kept under a mark of its player, in its name or inside. */
export function moveStoredData(was: string, now: string): void {
  const renamed = (name: string) => name.replace(new RegExp(`\\.${was}(?=\\.|$)`), `.${now}`);
  const rewritten = (value: string) => value.replace(`"whose":"${was}"`, `"whose":"${now}"`);
  for (const kept of storages())
    for (const name of namesIn(kept)) {
      const value = kept.getItem(name);
      if (value === null) continue;
      if (renamed(name) !== name) kept.removeItem(name);
      kept.setItem(renamed(name), rewritten(value));
    }
  for (const [name, value] of [...memory]) {
    memory.delete(name);
    memory.set(renamed(name), rewritten(value));
  }
}

/** Whether a move that has no answer waits in this tab. */
export const hasUnsentMove = (): boolean =>
  storages()
    .flatMap(namesIn)
    .some((name) => name.startsWith("club.pending."));

/** None where they are forbidden: only memory is used then. */
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
