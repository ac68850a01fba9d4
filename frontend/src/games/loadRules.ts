/** Loads a game's `how.tsx` and `rules.tsx`. */

import type { ComponentType } from "preact";
import type { HowModule } from "./types.ts";

const HOWS = import.meta.glob<HowModule>("./*/how.tsx");
const RULES = import.meta.glob<{ default: ComponentType }>("./*/rules.tsx");

/** Both are undefined for a game newer than this page. */
export const loadHowToPlay = (game: string) => HOWS[`./${game}/how.tsx`];
export const loadRules = (game: string) => RULES[`./${game}/rules.tsx`];
