/** What every game of the club is called, for screens that know no single one. A game is found by its folder. */

import type { GameWords } from "./types.ts";

/** Copies, for this screen's own chunk: a game's other parts bring their words along, and nobody else's. */
const NAMES = import.meta.glob<Omit<GameWords, "picture">>("./*/texts/en/name.ts", { eager: true, query: "?all" });

export const GAME_IDS = Object.keys(NAMES).map((path) => path.split("/")[1]!);

/** Its id, for a game that is newer than this page. */
export function wordsOf(game: string): GameWords {
  const names = NAMES[`./${game}/texts/en/name.ts`];
  return names ? { ...names, picture: `game-${game}` } : { name: game, short: game, tagline: "", picture: "pin" };
}

/** What stands on its tile. */
export function tileOf(game: string): string {
  const { tile, short } = wordsOf(game);
  return tile ?? short;
}
