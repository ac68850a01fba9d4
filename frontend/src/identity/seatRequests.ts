/** What this device sent when its player asked for a seat: theirs is checked by it once the host has given it to them. */

import type { View } from "../api/types.ts";
import { makeNonce, playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

interface Asked {
  /** As it was shown before the nonce was drawn. */
  commitment: string;
  nonce: string;
}

/** Each player's own, as their seats are. */
const name = (table: string) => `asked.${playerMark()}.${table}`;

/** What this player sent for a seat there, from this device; null if nothing. */
export const seatRequestAt = (table: string): Asked | null => recallJson<Asked>(name(table));

export const hasSeatRequest = (table: string): boolean => seatRequestAt(table) !== null;

export function noteSeatRequest(table: string, asked: Asked | null): void {
  remember(name(table), asked && JSON.stringify(asked));
}

/** This player's share of the table's chance, drawn now and noted; who asks again sends the same, for the first one counts. */
export function nonceFor({ table, fairness }: Pick<View, "table" | "fairness">): string {
  const before = seatRequestAt(table);
  if (before) return before.nonce;
  const asked = { commitment: fairness.commitment, nonce: makeNonce() };
  noteSeatRequest(table, asked);
  return asked.nonce;
}
