import type { Move, View } from "../../api/types.ts";
import { kindsOf } from "../../games/legal.ts";

/** Whether a turn of one's own is over: nothing is waited for any more, or one may begin as one began before. `moves`: all that
 * this device sent, in order. */
export function turnOver({ you, waiting_for, legal }: View, moves: Move[]): boolean {
  const [first] = moves;
  if (!first || you === null) return false;
  return !waiting_for.includes(you) || (moves.length > 1 && kindsOf(legal).has(first.kind));
}
