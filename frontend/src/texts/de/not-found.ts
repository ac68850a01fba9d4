/** German: links that lead nowhere, or to a table that no longer exists. */

export const TITLE = "Im Rough verloren";
export const NOTHING_HERE = "Unter dieser Adresse ist nichts. Zum Fairway geht es hier entlang.";
export const TO_TABLES = "Zu deinen Tischen";
export const LOST_ITS_END = "Vielleicht wurde der Link beim Kopieren abgeschnitten.";

export const NO_TABLE = "Den Tisch gibt es nicht";
export const ASK_AGAIN = `${LOST_ITS_END} Lass ihn dir noch einmal schicken, und öffne ihn ganz.`;
export const NOT_SHOWN = "Dieser Tisch lässt sich nicht zeigen";

export const NO_COURSE = "Den Golfplatz gibt es nicht";
export const NO_GAME = "Das Spiel gibt es nicht";
export const NO_GAME_MORE = "Dieses Spiel hat der Club nicht.";
