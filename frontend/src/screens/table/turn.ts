import type { Move, View } from "../../api/types.ts";
import { kindsOf } from "../../games/legal.ts";

/** Whether a turn of one's own is over: one waits for others, or may do again what one did before the last move, as at tables
 * where nobody else is waited for. `moves`: all that this device sent. */
export function turnOver({ you, waiting_for, legal }: View, moves: Move[]): boolean {
  if (you === null || moves.length === 0) return false;
  return !waiting_for.includes(you) || beginsAnew(legal, moves);
}

/** The last move may well be made twice in a turn. */
function beginsAnew(legal: View["legal"], moves: Move[]): boolean {
  const kinds = kindsOf(legal);
  return moves.slice(0, -1).some(({ kind }) => kinds.has(kind));
}
