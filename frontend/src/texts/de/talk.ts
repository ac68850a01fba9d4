/** German: what is said at a table: beside it, and in its sheet. */

export const TALK = "Gespräch";
export const ONE_TAP = "Mit einem Tippen sagen";
export const NOTHING = "Noch wurde nichts gesagt.";
export const MESSAGES = "Nachrichten";
export const SAY = "Sag etwas";
export const SEND = "Senden";
