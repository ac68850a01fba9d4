/** German: a move that is held back for some seconds. */

export const HELD = "Geht in fünf Sekunden hinaus.";
export const UNDO = "Zurücknehmen";
