/** Loads a game's `daily.tsx`. */

import type { DailyModule } from "../../games/types.ts";
import { useModule } from "../../lib/useModule.ts";

const DAILY = import.meta.glob<DailyModule>("../../games/*/daily.tsx");

/** Returns the game's module; null until it has loaded, and for a game newer than this page. */
export const useDaily = (game: string): DailyModule | null => useModule(DAILY[`../../games/${game}/daily.tsx`]).module;
