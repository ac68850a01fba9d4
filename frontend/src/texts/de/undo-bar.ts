/** German: a move that can be undone before it is sent. */

export const HELD = "Wird in fünf Sekunden gesendet.";
export const UNDO = "Rückgängig";
