import type { View } from "../../api/types.ts";

/** Whether a rematch is none for whoever had this seat before: it began without them, or before anybody had played it was closed
 * or another left. The server decides, and leads to the same one where it does not think so. */
export function isSpoiled({ seats, last, ended, status, you }: View, seat: number): boolean {
  if (seats[seat]?.kind === "bot") return true;
  if (last !== null || status === "open") return false;
  if (ended) return ended !== "finished";
  const left = seats.some((other) => other.seat !== seat && other.played_by_bot);
  return left && you === seat && !seats[seat]?.played_by_bot;
}
