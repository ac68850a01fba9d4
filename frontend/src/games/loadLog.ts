/** How each game tells what was played, `log.ts` of its folder: fetched when somebody asks for it. */

import type { LogModule } from "./types.ts";

const LOGS = import.meta.glob<{ log: LogModule }>("./*/log.ts");

/** Undefined for a game that is newer than this page. */
export const loadLog = (game: string) => LOGS[`./${game}/log.ts`];
