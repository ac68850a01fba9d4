/** German: what a phone says of the club where it is installed. */

import { CLUB } from "./words.ts";

export const NAME = CLUB;
export const SHORT_NAME = "Mulligan";
export const DESCRIPTION = "Golf am Tisch, gespielt über einen Link. Ohne Anmeldung, ohne App.";
export const NEW_TABLE = "Neuer Tisch";
export const BOARDS = "Ranglisten";
export const RULES = "Regeln";
export const PICTURES = {
  home: "Deine Tische, und wer auf wen wartet",
  mulligan: "Ein geplanter Schwung bei MULLIGAN",
  result: "Das Ergebnis einer Runde",
};
