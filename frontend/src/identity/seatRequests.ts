/** What this device sent with a request for a seat; the fairness check needs it once the host grants the seat. */

import type { View } from "../api/types.ts";
import { makeNonce, playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

interface Asked {
  /** The commitment as shown before the nonce was drawn. */
  commitment: string;
  nonce: string;
}

/** Stored per player, like seats. */
const name = (table: string) => `asked.${playerMark()}.${table}`;

/** Returns what this player sent for a seat at that table from this device; null if nothing. */
export const seatRequestAt = (table: string): Asked | null => recallJson<Asked>(name(table));

export const hasSeatRequest = (table: string): boolean => seatRequestAt(table) !== null;

export function noteSeatRequest(table: string, asked: Asked | null): void {
  remember(name(table), asked && JSON.stringify(asked));
}

/** Draws and stores this player's nonce for the table. A repeated request sends the same one, since the first counts. */
export function nonceFor({ table, fairness }: Pick<View, "table" | "fairness">): string {
  const before = seatRequestAt(table);
  if (before) return before.nonce;
  const asked = { commitment: fairness.commitment, nonce: makeNonce() };
  noteSeatRequest(table, asked);
  return asked.nonce;
}
