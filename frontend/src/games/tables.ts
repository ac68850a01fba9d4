/** What is loaded of a game when it is needed, by its name in the address of its folder. A table in play needs no more than
 * `index.tsx`, and knows no other game but by the names in these maps. */

import type { ComponentType } from "preact";
import type { HowModule, TableProps } from "./types.ts";

const TABLES = import.meta.glob<{ default: ComponentType<TableProps<never>> }>("./*/index.tsx");
const HOWS = import.meta.glob<HowModule>("./*/how.tsx");
const RULES = import.meta.glob<{ default: ComponentType }>("./*/rules.tsx");

/** Each is undefined for a game that is newer than this page. */
export const tableOf = (game: string) => TABLES[`./${game}/index.tsx`];
export const howOf = (game: string) => HOWS[`./${game}/how.tsx`];
export const rulesOf = (game: string) => RULES[`./${game}/rules.tsx`];
