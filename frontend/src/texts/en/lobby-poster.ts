/** A table before its game, as invited and waiting players see it. */

import { listWords, plural } from "./words.ts";

/** "Sunday four, Dice Golf at Pebble Coast". */
export const what = (game: string, course: string | null, table: string | null) =>
  `${table ? `${table}, ` : ""}${course ? `${game} at ${course}` : game}`;
export const EACH_MOVE = "Per move";
export const AT_THIS_TABLE = "At this table";
export const FREE = "Free";
export const notYetHere = (name: string | null) => `${name} (invited)`;
/** Below a bot’s own name: "Bot, Pro". */
export const bot = (level: string) => `Bot, ${level}`;
export const SOMEBODY = "Someone";
export const A_PLAYER = "a player";
/** Who has yet to join: "Ana and two more players". */
export const missing = (names: string[], open: number) =>
  listWords(open === 0 ? names : [...names, plural(open, "more player")]);
