import type { View } from "../../api/types.ts";

/** The seat that is kept for this player from an earlier game, or null. */
export function keptFor(view: View, me: string | null): number | null {
  if (me === null) return null;
  return view.seats.find((seat) => seat.kind === "reserved" && seat.player === me)?.seat ?? null;
}
