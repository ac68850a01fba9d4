/** What a game brings to the page of a day's challenge. */

import type { DailyModule } from "../../games/types.ts";
import { useModule } from "../../lib/useModule.ts";

const DAILY = import.meta.glob<DailyModule>("../../games/*/daily.tsx");

/** Null until it is here, and for a game that is newer than this page. */
export const useDaily = (game: string): DailyModule | null => useModule(DAILY[`../../games/${game}/daily.tsx`]).module;
