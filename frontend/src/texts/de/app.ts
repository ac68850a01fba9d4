/** German: what the page itself says, on any screen. */

export const NO_CONNECTION = "Keine Verbindung. Neuer Versuch…";
export const NO_CONNECTION_LATER = "Keine Verbindung. Versuch es gleich noch einmal.";
export const ONE_MOMENT = "Einen Moment…";
export const FRESHENED_UP = "Es gibt eine neue Version.";
export const RELOAD = "Neu laden";
export const SEATS_ARE_HERE = "Deine Plätze sind jetzt hier.";
export const BACK_TO_TABLES = "Zurück zu deinen Tischen";
