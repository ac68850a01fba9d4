/** Loads a game's `log.ts` when somebody opens the log. */

import type { LogModule } from "./types.ts";

const LOGS = import.meta.glob<{ log: LogModule }>("./*/log.ts");

/** Undefined for a game newer than this page. */
export const loadLog = (game: string) => LOGS[`./${game}/log.ts`];
