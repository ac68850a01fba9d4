/** Paths and requests for a table's views after each log entry. A finished table can be viewed from any seat or with all cards open; a
 * running one only as the player saw it. */

import { type Ask, requestUntilAnswered } from "./http.ts";
import type { View } from "./types.ts";
import { withoutKey } from "./withoutKey.ts";

/** Whose view to request: a seat's, or null for all cards open. */
export type Eyes = number | null;

export const pathOfTable = (table: string) => `/tables/${encodeURIComponent(table)}`;

const path = (table: string, asked: string) => `${pathOfTable(table)}/${asked}`;

/** Returns the path of the view after entry `at`. */
export const pathAt = (table: string, at: number, eyes: Eyes) =>
  path(table, `replay?at=${at}${eyes === null ? "" : `&seat=${eyes}`}`);

export const pathOfBegun = (table: string) => path(table, "replay?begin=1");

/** Returns the path of the player's own view after entry `at` of a running table. */
export const pathOfMoment = (table: string, at: number) => path(table, `log?at=${at}`);

/** Returns the path of the log, newest first, from `cursor` on; "" for the newest page. */
export const pathOfLog = (table: string, cursor: string) =>
  path(table, `log?limit=60${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);

/** Requests a view until answered. The replay of a finished table is public. */
export function viewAt(path: string, how: Ask, waiting: () => void): Promise<View> {
  const ask = (keyless: boolean) => requestUntilAnswered<View>(path, { ...how, keyless }, waiting);
  return path.includes("/replay") ? withoutKey(ask) : ask(false);
}
