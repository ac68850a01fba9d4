/** German: the player on this device. */

export const TITLE = "Du";
export const AT_HOME = "Auf diesem Handy zu Hause.";
export const NO_TABLE_YET = "Noch an keinem Tisch.";
export const YOUR_NAME = "Wie sollen wir dich nennen?";
export const NEXT_TABLE = "Für den nächsten Tisch; wo du schon sitzt, bleibt dein Name.";
export const LANGUAGE = "Sprache / Language";
export const KEEP_SEAT = "Platz sichern";
export const FROM_ANOTHER = "Kommst du von einem anderen Handy?";
export const PASTE = "Füg hier deinen eigenen Link ein.";
export const LOST_HERE =
  "Was dieser Browser jetzt spielt, geht hier verloren, wenn du dessen Link nicht auch gesichert hast.";
export const BRING = "Meine Plätze herholen";
export const NO_KEY =
  "Darin steckt kein Schlüssel. Füg deinen eigenen Link ein, wie „Platz sichern“ ihn dir gegeben hat.";
export const ALREADY = "Das bist du hier schon.";
export const HOME_SCREEN = "Auf deinem Home-Bildschirm";
export const TO_HOME_SCREEN =
  "Damit wir dir sagen können, dass du dran bist, leg den Club auf deinen Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.";
export const SEATS_TO_HOME_SCREEN =
  "Dort beginnt er mit einem eigenen Gedächtnis: Kopier vorher deinen eigenen Link und füg ihn dort unter „Kommst du von einem anderen Handy?“ ein.";
