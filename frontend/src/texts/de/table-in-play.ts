/** German: around a table in play. */

export const title = (turn: boolean, course: string | null) =>
  `${turn ? "Du bist am Zug" : "Im Spiel"}${course ? ` auf ${course}` : ""}`;
export const TOO_OLD = "Diese Seite ist veraltet. Lade sie neu, um zu spielen.";
export const MOVE_IS_KEPT = "Offline. Dein Zug ist gespeichert und wird gesendet, sobald du Netz hast.";
