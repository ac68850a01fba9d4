/** A table's views, entry by entry: of a finished one from any seat or with all open, of one in play as one saw them. */

import { type Ask, persist } from "./http.ts";
import type { View } from "./types.ts";
import { withoutKey } from "./withoutKey.ts";

/** Whose view: a seat's, or with all open. */
export type Eyes = number | null;

export const pathOfTable = (table: string) => `/tables/${encodeURIComponent(table)}`;

const path = (table: string, asked: string) => `${pathOfTable(table)}/${asked}`;

/** Where the view after entry `at` is. */
export const pathAt = (table: string, at: number, eyes: Eyes) =>
  path(table, `replay?at=${at}${eyes === null ? "" : `&seat=${eyes}`}`);

export const pathOfBegun = (table: string) => path(table, "replay?begin=1");

/** Where one's own view after entry `at` of a table in play is. */
export const pathOfMoment = (table: string, at: number) => path(table, `log?at=${at}`);

/** Where what was played is, newest first; from `cursor` on, "" for the newest. */
export const pathOfLog = (table: string, cursor: string) =>
  path(table, `log?limit=60${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);

/** The view at a path, asked for until there is an answer. What the replay of a finished table tells is the same for everybody. */
export function viewAt(path: string, how: Ask, waiting: () => void): Promise<View> {
  const ask = (bare: boolean) => persist<View>(path, { ...how, bare }, waiting);
  return path.includes("/replay") ? withoutKey(ask) : ask(false);
}
