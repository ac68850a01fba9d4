/** Names of all games, for screens that are not about a single one. Games are found by their folder. */

import type { GameWords } from "./types.ts";

/** `?all` puts copies into this screen's own chunk; otherwise it would load other chunks of each game. */
const NAMES = import.meta.glob<Omit<GameWords, "picture">>("./*/texts/en/name.ts", { eager: true, query: "?all" });

export const GAME_IDS = Object.keys(NAMES).map((path) => path.split("/")[1]!);

/** Returns a game's texts; its id for a game newer than this page. */
export function wordsOf(game: string): GameWords {
  const names = NAMES[`./${game}/texts/en/name.ts`];
  return names ? { ...names, picture: `game-${game}` } : { name: game, short: game, tagline: "", picture: "pin" };
}

/** Returns the text on a game's tile. */
export function tileOf(game: string): string {
  const { tile, short } = wordsOf(game);
  return tile ?? short;
}
