/** A seat that the host gave to somebody who had asked for it from this device. */

import type { View } from "../api/types.ts";
import { noteSeat } from "./noteSeat.ts";
import { ownSeat } from "./ownSeats.ts";
import { noteSeatRequest, seatRequestAt } from "./seatRequests.ts";

/** Notes that seat, with what was sent for it; not one that was taken by the link after all. */
export function noteGrantedSeat({ table, you }: Pick<View, "table" | "you">): void {
  const asked = seatRequestAt(table);
  if (you === null || !asked) return;
  if (ownSeat(table)?.seat !== you) noteSeat(table, { seat: you, ...asked }, true);
  noteSeatRequest(table, null);
}
