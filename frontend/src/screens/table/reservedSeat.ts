import type { View } from "../../api/types.ts";

/** Returns the seat reserved for this player, or null. */
export function reservedSeat(view: View): number | null {
  if (view.me === null) return null;
  return view.seats.find((seat) => seat.kind === "reserved" && seat.player === view.me)?.seat ?? null;
}
