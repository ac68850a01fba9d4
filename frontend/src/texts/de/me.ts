/** German: the player on this device. */

export const TITLE = "Du";
export const AT_HOME = "Nur auf diesem Handy.";
export const NO_TABLE_YET = "Noch an keinem Tisch.";
export const YOUR_NAME = "Dein Name";
export const NEXT_TABLE = "Gilt ab dem nächsten Tisch. An laufenden Tischen ändert sich nichts.";
export const YOUR_ROUNDS = "Deine Runden und dein Index";
export const LANGUAGE = "Sprache / Language";
export const KEEP_SEAT = "Zugang sichern";
export const MAY_KNOW = "Jemand kennt vielleicht meinen Schlüssel";
export const FROM_ANOTHER = "Kommst du von einem anderen Handy?";
export const PASTE = "Füge hier deinen privaten Link ein.";
export const BRING = "Auf dieses Handy holen";
export const NO_KEY = "Das ist kein privater Link. Füge den ganzen Link aus „Zugang sichern“ ein.";
export const ALREADY = "Das bist du hier schon.";
export const LICENCES = "Lizenzen Dritter";
