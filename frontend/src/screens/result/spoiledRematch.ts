import type { View } from "../../api/types.ts";

/** Whether a rematch is spoiled for the reader: it started without them, or was closed or left before anybody had played. The server
 * decides, and returns the same rematch if it disagrees. */
export function isSpoiled({ seats, last, ended, status, you }: View, seat: number): boolean {
  if (seats[seat]?.kind === "bot") return true;
  if (last !== null || status === "open") return false;
  if (ended) return ended !== "finished";
  const left = seats.some((other) => other.seat !== seat && other.played_by_bot);
  return left && you === seat && !seats[seat]?.played_by_bot;
}
