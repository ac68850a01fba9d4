/** Names of all games, for screens about no single one. Games are found by their folder. */

import type { GameWords } from "./types.ts";

/** `?all` makes copies for this screen's own chunk; otherwise other chunks of a game would come along. */
const NAMES = import.meta.glob<Omit<GameWords, "picture">>("./*/texts/en/name.ts", { eager: true, query: "?all" });

export const GAME_IDS = Object.keys(NAMES).map((path) => path.split("/")[1]!);

/** Its id, for a game that is newer than this page. */
export function wordsOf(game: string): GameWords {
  const names = NAMES[`./${game}/texts/en/name.ts`];
  return names ? { ...names, picture: `game-${game}` } : { name: game, short: game, tagline: "", picture: "pin" };
}

/** The text on its tile. */
export function tileOf(game: string): string {
  const { tile, short } = wordsOf(game);
  return tile ?? short;
}
