/** German: a table without a replay. */

export const NO_REPLAY = "Kein Rückblick hier";
