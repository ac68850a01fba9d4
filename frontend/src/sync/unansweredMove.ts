/** A move without an answer, stored so that a reloaded page can retry it with the same idempotency key. */

import type { Move } from "../api/types.ts";
import { playerMark } from "../identity/key.ts";

export interface Pending {
  move: Move;
  seen: number;
  once: string;
}

const STALE = 10 * 60_000;
const name = (table: string) => `club.pending.${table}`;

export function saveUnansweredMove(table: string, pending: Pending): void {
  try {
    sessionStorage.setItem(name(table), JSON.stringify({ ...pending, whose: playerMark(), at: Date.now() }));
  } catch {
    // Not stored: the move is still retried while this page is open.
  }
}

/** Returns the move that this player still has to retry. Drops moves of other players and old ones. */
export function unansweredMove(table: string): Pending | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name(table)) ?? "null") as
      | (Pending & { whose: string; at: number })
      | null;
    if (kept && kept.whose === playerMark() && Date.now() - kept.at < STALE) return kept;
    forgetUnansweredMove(table);
  } catch {
    // Nothing that could be retried.
  }
  return null;
}

export function forgetUnansweredMove(table: string): void {
  try {
    sessionStorage.removeItem(name(table));
  } catch {
    // Nothing was stored.
  }
}
