/** German: a table that ended without places. */

export const CLOSED = "Der Tisch wurde geschlossen";
export const CLOSED_MORE = "Hier spielt niemand. Mach einen eigenen Tisch auf, oder bitte um einen neuen Link.";
export const RULES_CHANGED =
  "Die Regeln haben sich geändert, seit dieses Spiel begann; darum endete es hier. Alles andere geht weiter.";
export const LEFT = "Der Tisch ist verlassen";
export const LEFT_MORE = "Alle waren gegangen, darum endete dieses Spiel ohne Platzierung.";
