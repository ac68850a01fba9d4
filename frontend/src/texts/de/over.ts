/** German: a table that ended without places. */

export const CLOSED = "Der Tisch wurde geschlossen";
export const CLOSED_MORE = "Hier spielt niemand. Mach einen eigenen Tisch auf, oder bitte um einen neuen Link.";
export const LEFT = "Der Tisch ist verlassen";
export const LEFT_MORE = "Alle waren gegangen, darum endete dieses Spiel ohne Platzierung.";
