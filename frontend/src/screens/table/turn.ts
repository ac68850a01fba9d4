import type { Move, View } from "../../api/types.ts";

/** Whether one waits after a turn of one's own: nothing is to be decided now. `moves`: all that this device sent. */
export function turnOver({ you, waiting_for }: View, moves: Move[]): boolean {
  return moves.length > 0 && you !== null && !waiting_for.includes(you);
}
