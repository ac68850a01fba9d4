/** Stores a seat that the host gave to a player who asked from this device. */

import type { View } from "../api/types.ts";
import { noteSeat } from "./noteSeat.ts";
import { ownSeat } from "./ownSeats.ts";
import { noteSeatRequest, seatRequestAt } from "./seatRequests.ts";

/** Stores the seat with the nonce that was sent for it; does nothing if the seat was taken through the link. */
export function noteGrantedSeat({ table, you }: Pick<View, "table" | "you">): void {
  const asked = seatRequestAt(table);
  if (you === null || !asked) return;
  if (ownSeat(table)?.seat !== you) noteSeat(table, { seat: you, ...asked }, true);
  noteSeatRequest(table, null);
}
