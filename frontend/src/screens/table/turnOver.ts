import type { Move, View } from "../../api/types.ts";
import { kindsOf } from "../../games/legalMoves.ts";

/** Whether a turn of one's own is over: one waits for others, or may do again what one did before the last move, as at tables
 * where nobody else is waited for. `moves`: all that this device sent. */
export function turnOver({ you, waiting_for, legal }: View, moves: Move[]): boolean {
  if (you === null || moves.length === 0) return false;
  return !waiting_for.includes(you) || beginsAnew(legal, moves);
}

/** Whether a turn of one's own is over and somebody is waited for who may take an hour or a day. */
export function waitsForFriends({ you, waiting_for, seats }: View, moves: Move[]): boolean {
  if (you === null || moves.length === 0 || waiting_for.includes(you)) return false;
  return waiting_for.some((seat) => seats[seat]?.kind === "human" && !seats[seat].played_by_bot);
}

/** The last move may well be made twice in a turn. */
function beginsAnew(legal: View["legal"], moves: Move[]): boolean {
  const kinds = kindsOf(legal);
  return moves.slice(0, -1).some(({ kind }) => kinds.has(kind));
}
