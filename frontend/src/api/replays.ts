/** A finished table's views, entry by entry. */

import type { View } from "./types.ts";

/** The view that a showing begins with, and between which entries there is something to see. */
export type Begun = View & { shown: { first: number; last: number } };

const path = (table: string, asked: string) => `/tables/${encodeURIComponent(table)}/replay?${asked}`;

/** Where the view after entry `at` is. */
export const pathAt = (table: string, at: number) => path(table, `at=${at}`);

export const pathOfBegun = (table: string) => path(table, "begin=1");
