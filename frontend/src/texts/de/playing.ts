/** German: around a table in play. */

export const title = (turn: boolean, course: string | null) =>
  `${turn ? "Du bist am Zug" : "Im Spiel"}${course ? ` auf ${course}` : ""}`;
export const TOO_OLD = "Diese Seite ist zu alt für dieses Spiel. Lade sie neu.";
export const MOVE_IS_KEPT = "Keine Verbindung. Dein Zug ist aufgehoben und geht von selbst hinaus.";
