/** Which games this player has played, as far as this device knows. */

import type { MyTable } from "../api/types.ts";
import { recall, recallJson, remember } from "./storage.ts";

const name = (game: string) => `played.${game}`;

export function notePlayed(game: string): void {
  remember(name(game), "1");
}

/** Whether a game was finished here or is in play among the saved tables. */
export function hasPlayed(game: string): boolean {
  const tables = recallJson<{ items?: MyTable[] }>("tables")?.items;
  return (
    recall(name(game)) !== null ||
    (Array.isArray(tables) && tables.some((table) => table.game === game && table.status !== "open"))
  );
}
