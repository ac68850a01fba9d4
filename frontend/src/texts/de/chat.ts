/** German: a table's chat. */

export const TALK = "Chat";
export const ONE_TAP = "Schnelle Antworten";
export const NOTHING = "Noch keine Nachrichten.";
export const MESSAGES = "Nachrichten";
export const SAY = "Nachricht schreiben";
export const SEND = "Senden";
