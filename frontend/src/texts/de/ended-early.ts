/** German: a table that ended without a result. */

export const CLOSED = "Der Tisch wurde geschlossen";
export const CLOSED_MORE =
  "Hier spielt niemand. Mach einen eigenen Tisch auf, oder lass dir einen neuen Link schicken.";
export const RULES_CHANGED =
  "Die Regeln haben sich geändert, seit dieses Spiel begann. Darum endete es hier. Alles andere geht weiter.";
export const LEFT = "Alle sind gegangen";
export const LEFT_MORE = "Darum endete das Spiel ohne Ergebnis.";
