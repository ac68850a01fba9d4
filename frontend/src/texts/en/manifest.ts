/** What a phone shows of the installed club. */

import { CLUB } from "./words.ts";

export const NAME = CLUB;
/** Below the icon: twelve letters at most. */
export const SHORT_NAME = "Mulligan";
export const DESCRIPTION = "Tabletop golf with friends, by link. No sign-up, no app.";
export const NEW_TABLE = "New table";
export const BOARDS = "Leaderboards";
export const RULES = "Rules";
/** Labels of the pictures in the phone's install dialog. */
export const PICTURES = {
  home: "Your tables, and whose turn it is",
  mulligan: "Planning a shot in MULLIGAN",
  result: "The result of a round",
};
