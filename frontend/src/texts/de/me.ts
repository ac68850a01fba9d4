/** German: the player on this device. */

export const TITLE = "Du";
export const AT_HOME = "Auf diesem Handy gespeichert.";
export const NO_TABLE_YET = "Noch an keinem Tisch.";
export const YOUR_NAME = "Dein Name";
export const NEXT_TABLE = "Für den nächsten Tisch; wo du schon sitzt, bleibt dein Name.";
export const YOUR_ROUNDS = "Deine Runden und dein Index";
export const LANGUAGE = "Sprache / Language";
export const KEEP_SEAT = "Platz sichern";
export const MAY_KNOW = "Jemand kennt vielleicht meinen Schlüssel";
export const FROM_ANOTHER = "Kommst du von einem anderen Handy?";
export const PASTE = "Füg hier deinen eigenen Link ein.";
export const BRING = "Meine Plätze herholen";
export const NO_KEY =
  "Darin steckt kein Schlüssel. Füg deinen eigenen Link ein, wie „Platz sichern“ ihn dir gegeben hat.";
export const ALREADY = "Das bist du hier schon.";
export const LICENCES = "Lizenzen dessen, woraus diese Seite gemacht ist";
