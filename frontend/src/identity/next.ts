/** The key that this player is changing theirs for. Both are kept until all tables know, so that a page which is closed in between
 * goes on where it was. */

import { isKey, keepKey, mark, myKey, randomBytes, toBase64Url } from "./key.ts";
import { memory, recallJson, remember } from "./storage.ts";

export interface Next {
  key: string;
  /** So many tables have followed. */
  moved: number;
}

/** Each player's own: it may be another who plays here meanwhile. */
const name = () => `next-key.${mark()}`;

/** Null where no key is being changed. */
export function nextKey(): Next | null {
  const next = recallJson<Next>(name());
  return next && isKey(next.key) ? next : null;
}

export function noteNext(next: Next | null): void {
  remember(name(), next && JSON.stringify(next));
}

/** The key that is being changed to, drawn and noted now if there is none. */
export function drawNext(): Next {
  const next = nextKey() ?? { key: toBase64Url(randomBytes(32)), moved: 0 };
  noteNext(next);
  return next;
}

/** This browser's player goes by the new key from now on; what was noted of their seats is theirs still. */
export function takeNext({ key }: Next): void {
  takeAlong(mark(), mark(key));
  keepKey(key);
  noteNext(null);
}

/** The tables at which this player has asked for a seat from here. */
export function asking(): string[] {
  const begin = `club.asked.${mark()}.`;
  return storages()
    .slice(0, 1)
    .flatMap(namesIn)
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length))
    .slice(-20);
}

export const isChanged = ({ key }: Next): boolean => key === myKey.get();

/** Everything is kept under a mark of its player, in its name or inside. */
function takeAlong(was: string, now: string): void {
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
