/** German: a table before its game, as invited and waiting players see it. */

import { listWords, plural } from "./words.ts";

/** "Sonntagsvierer, Würfelgolf auf Pebble Coast". */
export const what = (game: string, course: string | null, table: string | null) =>
  `${table ? `${table}, ` : ""}${course ? `${game} auf ${course}` : game}`;
export const EACH_MOVE = "Pro Zug";
export const AT_THIS_TABLE = "An diesem Tisch";
export const FREE = "Frei";
export const notYetHere = (name: string | null) => `${name} (eingeladen)`;
/** Below a bot’s own name: "Bot, Pro". */
export const bot = (level: string) => `Bot, ${level}`;
export const SOMEBODY = "Jemand";
export const A_PLAYER = "jemanden";
/** Who has yet to join: "Ana und zwei weitere Personen". */
export const missing = (names: string[], open: number) =>
  listWords(open === 0 ? names : [...names, plural(open, "eine weitere Person", "weitere Personen")]);
