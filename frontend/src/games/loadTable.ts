/** Loads a game's table, the `index.tsx` of its folder. A table in play knows other games only from this list. */

import type { ComponentType } from "preact";
import type { TableProps } from "./types.ts";

const TABLES = import.meta.glob<{ default: ComponentType<TableProps<never>> }>("./*/index.tsx");

/** Undefined for a game newer than this page. */
export const loadTable = (game: string) => TABLES[`./${game}/index.tsx`];
