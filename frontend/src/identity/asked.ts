/** What this device sent when its player asked for a seat: theirs is checked by it once the host has given it to them. */

import type { View } from "../api/types.ts";
import { makeNonce, mark } from "./key.ts";
import { ownSeat } from "./seats.ts";
import { noteSeat } from "./sit.ts";
import { recallJson, remember } from "./storage.ts";

interface Asked {
  /** As it was shown before the nonce was drawn. */
  commitment: string;
  nonce: string;
}

/** Each player's own, as their seats are. */
const name = (table: string) => `asked.${mark()}.${table}`;

/** Whether this player asked for a seat there, from this device. */
export const hasAsked = (table: string): boolean => recallJson<Asked>(name(table)) !== null;

export function noteAsked(table: string, asked: Asked | null): void {
  remember(name(table), asked && JSON.stringify(asked));
}

/** This player's share of the table's chance, drawn now and noted; who asks again sends the same, for the first one counts. */
export function shareOf({ table, fairness }: Pick<View, "table" | "fairness">): string {
  const before = recallJson<Asked>(name(table));
  if (before) return before.nonce;
  const asked = { commitment: fairness.commitment, nonce: makeNonce() };
  noteAsked(table, asked);
  return asked.nonce;
}

/** Notes the seat that the host gave, with what was sent for it; not one that was taken by the link after all. */
export function noteGiven({ table, you }: Pick<View, "table" | "you">): void {
  const asked = recallJson<Asked>(name(table));
  if (you === null || !asked) return;
  if (ownSeat(table)?.seat !== you) noteSeat(table, { seat: you, ...asked }, true);
  noteAsked(table, null);
}
