/** Each game's table, `index.tsx` of its folder. A table in play needs no more, and knows no other game but by its name here. */

import type { ComponentType } from "preact";
import type { TableProps } from "./types.ts";

const TABLES = import.meta.glob<{ default: ComponentType<TableProps<never>> }>("./*/index.tsx");

/** Undefined for a game that is newer than this page. */
export const loadTable = (game: string) => TABLES[`./${game}/index.tsx`];
