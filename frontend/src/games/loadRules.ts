/** How games are explained: `how.tsx` and `rules.tsx` of their folders. */

import type { ComponentType } from "preact";
import type { HowModule } from "./types.ts";

const HOWS = import.meta.glob<HowModule>("./*/how.tsx");
const RULES = import.meta.glob<{ default: ComponentType }>("./*/rules.tsx");

/** Each is undefined for a game that is newer than this page. */
export const howOf = (game: string) => HOWS[`./${game}/how.tsx`];
export const rulesOf = (game: string) => RULES[`./${game}/rules.tsx`];
