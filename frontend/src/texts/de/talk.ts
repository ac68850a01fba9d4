/** German: what is said at a table: beside it, and in its sheet. */

export const TALK = "Chat";
export const ONE_TAP = "Mit einem Tippen sagen";
export const NOTHING = "Noch keine Nachrichten.";
export const MESSAGES = "Nachrichten";
export const SAY = "Nachricht schreiben";
export const SEND = "Senden";
