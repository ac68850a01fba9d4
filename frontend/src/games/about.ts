/** What the page says of each game around its table. Names of games and options are the page's own words; which there are, and
 * what may be chosen, comes from the API. */

import type { GameId } from "../api/types.ts";

export interface GameWords {
  name: string;
  short: string;
  tagline: string;
  /** A symbol of the club's sprite, drawn in a box of 120 by 90. */
  picture: string;
}

const GAMES: Partial<Record<GameId, GameWords>> = {
  "dice-golf": {
    name: "Dice golf",
    short: "Dice golf",
    tagline: "Keep the roll, or take a mulligan.",
    picture: "game-dice-golf",
  },
};

export function wordsOf(game: string): GameWords {
  return GAMES[game as GameId] ?? { name: game, short: game, tagline: "", picture: "pin" };
}

export const FORMATS: Record<string, { name: string; meaning: string; players: [number, number] }> = {
  stroke: { name: "Stroke", meaning: "Fewest strokes wins.", players: [1, 9] },
  match: { name: "Match", meaning: "Each hole is won, lost or halved.", players: [2, 9] },
  skins: { name: "Skins", meaning: "Lowest alone takes the hole; ties carry over.", players: [2, 9] },
  "best-ball": { name: "Best ball", meaning: "Two against two; the better ball counts.", players: [4, 4] },
  "low-total": { name: "Low total", meaning: "Two against two; low ball and low total.", players: [4, 4] },
  "high-low": { name: "High-low", meaning: "Two against two; low ball and high ball.", players: [4, 4] },
};

export function formatName(format: unknown): string {
  return FORMATS[String(format)]?.name ?? String(format);
}

/** "18 holes", "Front nine": what of the course is played. */
export function roundWords(holes: unknown, count = 18): string {
  if (holes === "front") return "Front nine";
  if (holes === "back") return "Back nine";
  if (holes === "72") return "72 holes";
  return holes === "all" ? `${count} ${count === 1 ? "hole" : "holes"}` : "18 holes";
}
