/** What a table that is not in play yet says of itself: where one is asked to sit down, and where one waits. */

import { listWords, plural } from "./words.ts";

/** "Sunday four, Dice golf at Pebble Coast". */
export const what = (game: string, course: string | null, table: string | null) =>
  `${table ? `${table}, ` : ""}${course ? `${game} at ${course}` : game}`;
export const EACH_MOVE = "Each move";
export const AT_THIS_TABLE = "At this table";
export const FREE = "Free";
export const notYetHere = (name: string | null) => `${name} (invited)`;
/** Below a bot’s own name: "Bot, Pro". */
export const bot = (level: string) => `Bot, ${level}`;
export const SOMEBODY = "Someone";
export const A_PLAYER = "a player";
/** Who is expected yet: "Ana and two more players". */
export const missing = (names: string[], open: number) =>
  listWords(open === 0 ? names : [...names, plural(open, "more player")]);
