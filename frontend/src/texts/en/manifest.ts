/** What a phone says of the club where it is installed. */

import { CLUB } from "./words.ts";

export const NAME = CLUB;
/** Under an icon: twelve letters at most. */
export const SHORT_NAME = "Mulligan";
export const DESCRIPTION = "Golf for the table, played by a link. No sign-up, no app.";
export const NEW_TABLE = "New table";
export const BOARDS = "Leaderboards";
export const RULES = "Rules";
/** Of the pictures that are shown before it is installed. */
export const PICTURES = {
  home: "Your tables, and who waits for whom",
  mulligan: "A swing planned at MULLIGAN",
  result: "The result of a round",
};
