import type { Move, View } from "../../api/types.ts";
import { kindsOf } from "../../games/legalMoves.ts";

/** Whether the player's turn is over: the table waits for others, or the player may repeat their last choice, as at tables where it waits
 * for nobody else. `moves`: everything this device sent. */
export function turnOver({ you, waiting_for, legal }: View, moves: Move[]): boolean {
  if (you === null || moves.length === 0) return false;
  return !waiting_for.includes(you) || beginsAnew(legal, moves);
}

/** Whether the player's turn is over and the table waits for people who may take an hour or a day. */
export function waitsForFriends({ you, waiting_for, seats }: View, moves: Move[]): boolean {
  if (you === null || moves.length === 0 || waiting_for.includes(you)) return false;
  return waiting_for.some((seat) => seats[seat]?.kind === "human" && !seats[seat].played_by_bot);
}

/** Whether the last move is possible again, which can happen twice within a turn. */
function beginsAnew(legal: View["legal"], moves: Move[]): boolean {
  const kinds = kindsOf(legal);
  return moves.slice(0, -1).some(({ kind }) => kinds.has(kind));
}
