/** The games that the page can show. A new game is a folder and one line here. */

import type { GameId } from "../api/types.ts";
import { together } from "../ui/words.ts";
import { parts as becksGolf } from "./becks-golf/parts.ts";
import { parts as diceGolf } from "./dice-golf/parts.ts";
import { parts as tradeRing } from "./trade-ring/parts.ts";
import type { GameParts, GameWords } from "./types.ts";

const GAMES: Partial<Record<GameId, GameParts>> = {
  "dice-golf": diceGolf,
  "becks-golf": becksGolf,
  "trade-ring": tradeRing,
};

export const GAME_IDS = Object.keys(GAMES);

/** Undefined for a game that is newer than this page. */
export function partsOf(game: string): GameParts | undefined {
  return GAMES[game as GameId];
}

export function wordsOf(game: string): GameWords {
  return partsOf(game)?.words ?? { name: game, short: game, tagline: "", picture: "pin" };
}

/** "at Pebble Coast", "in the ring": where a table is, after "Your turn". */
export function atWords(table: { game: string; course: { name: string } | null }): string {
  const { at, short } = wordsOf(table.game);
  return table.course ? `at ${together(table.course.name)}` : (at ?? `at ${together(short)}`);
}
