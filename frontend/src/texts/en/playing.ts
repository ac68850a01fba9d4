/** Around a table in play. */

export const title = (turn: boolean, course: string | null) =>
  `${turn ? "Your turn" : "Playing"}${course ? ` at ${course}` : ""}`;
export const TOO_OLD = "This page is too old for this game. Load it again.";
export const MOVE_IS_KEPT = "No connection. Your move is kept and goes out by itself.";
