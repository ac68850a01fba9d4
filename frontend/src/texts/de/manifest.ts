/** German: what a phone shows of the installed club. */

import { CLUB } from "./words.ts";

export const NAME = CLUB;
export const SHORT_NAME = "Mulligan";
export const DESCRIPTION = "Golf am Tisch, mit Freunden per Link. Ohne Anmeldung, ohne App.";
export const NEW_TABLE = "Neuer Tisch";
export const BOARDS = "Ranglisten";
export const RULES = "Regeln";
export const PICTURES = {
  home: "Deine Tische, und wer am Zug ist",
  mulligan: "Ein Schlag wird geplant, bei MULLIGAN",
  result: "Das Ergebnis einer Runde",
};
