/** German: what the page itself says, wherever one is. */

export const NO_CONNECTION = "Gerade keine Verbindung. Neuer Versuch läuft.";
export const NO_CONNECTION_LATER = "Gerade keine Verbindung. Versuch es gleich wieder.";
export const ONE_MOMENT = "Einen Moment.";
export const FRESHENED_UP = "Der Club ist frisch renoviert.";
export const RELOAD = "Neu laden";
export const SEATS_ARE_HERE = "Deine Plätze sind jetzt hier.";
export const BACK_TO_TABLES = "Zurück zu deinen Tischen";
