/** Around a table in play. */

export const title = (turn: boolean, course: string | null) =>
  `${turn ? "Your turn" : "Playing"}${course ? ` at ${course}` : ""}`;
export const TOO_OLD = "This page is out of date. Reload to play.";
export const MOVE_IS_KEPT = "You’re offline. Your move is saved and will be sent when you reconnect.";
