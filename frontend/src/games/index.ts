/** The games that the page can show. A new game is a folder and one line here. */

import type { GameId } from "../api/types.ts";
import type { GameModule } from "./types.ts";

type Loader = () => Promise<GameModule>;

const TABLES: Partial<Record<GameId, Loader>> = {
  "dice-golf": () => import("./dice-golf/index.tsx") as unknown as Promise<GameModule>,
};

export function tableOf(game: GameId): Loader | undefined {
  return TABLES[game];
}
