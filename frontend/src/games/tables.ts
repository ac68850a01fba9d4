/** Each game's table, `index.tsx` of its folder. It stands apart from what else a game brings: a table in play needs no more. */

import type { ComponentType } from "preact";
import type { TableProps } from "./types.ts";

const TABLES = import.meta.glob<{ default: ComponentType<TableProps<never>> }>("./*/index.tsx");

/** Undefined for a game that is newer than this page. */
export const tableOf = (game: string) => TABLES[`./${game}/index.tsx`];
