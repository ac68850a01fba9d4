/** Paths and requests for a table's views, entry by entry. A finished table can be seen from any seat or with all cards open; a running
 * one only as the player saw it. */

import { type Ask, persist } from "./http.ts";
import type { View } from "./types.ts";
import { withoutKey } from "./withoutKey.ts";

/** A seat, or null for all cards open. */
export type Eyes = number | null;

export const pathOfTable = (table: string) => `/tables/${encodeURIComponent(table)}`;

const path = (table: string, asked: string) => `${pathOfTable(table)}/${asked}`;

/** Path of the view after entry `at`. */
export const pathAt = (table: string, at: number, eyes: Eyes) =>
  path(table, `replay?at=${at}${eyes === null ? "" : `&seat=${eyes}`}`);

export const pathOfBegun = (table: string) => path(table, "replay?begin=1");

/** Path of the player's own view after entry `at` of a running table. */
export const pathOfMoment = (table: string, at: number) => path(table, `log?at=${at}`);

/** Path of the log, newest first, from `cursor` on; "" for the newest page. */
export const pathOfLog = (table: string, cursor: string) =>
  path(table, `log?limit=60${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);

/** Requests the view at a path until answered. The replay of a finished table is public. */
export function viewAt(path: string, how: Ask, waiting: () => void): Promise<View> {
  const ask = (bare: boolean) => persist<View>(path, { ...how, bare }, waiting);
  return path.includes("/replay") ? withoutKey(ask) : ask(false);
}
