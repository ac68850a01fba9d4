import type { Seat, View } from "../../api/types.ts";

/** Whether somebody with the join code may sit down here: open, or given up by its player. */
function isFree(seat: Seat): boolean {
  return seat.kind === "open" || (seat.kind === "human" && seat.player === null);
}

/** The seat that the next to join gets, or null when all are taken. */
export function nextFreeSeat(view: View): number | null {
  return view.seats.find(isFree)?.seat ?? null;
}
