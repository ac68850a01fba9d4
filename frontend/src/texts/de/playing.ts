/** German: around a table in play. */

export const title = (turn: boolean, course: string | null) =>
  `${turn ? "Du bist am Zug" : "Im Spiel"}${course ? ` auf ${course}` : ""}`;
export const TOO_OLD = "Diese Seite ist zu alt für dieses Spiel. Lade sie neu.";
export const MOVE_IS_KEPT = "Offline. Dein Zug ist gespeichert und wird gesendet, sobald du wieder Verbindung hast.";
