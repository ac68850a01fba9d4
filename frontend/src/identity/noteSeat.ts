/** Stores a player's seat. */

import { type OwnSeat, ownSeat, saveSeat } from "./ownSeats.ts";

/** Stores the seat with the nonce sent for it. `isNew`: the seat was taken just now with that nonce, so older data is replaced. Otherwise
 * the seat was already this player's and older data is kept; there is no nonce if this device sent none. */
export function noteSeat(table: string, seat: Omit<OwnSeat, "moves">, isNew: boolean): void {
  const known = isNew ? null : ownSeat(table);
  const sent = isNew ? seat.nonce : null;
  saveSeat(table, known?.seat === seat.seat ? known : { ...seat, nonce: sent, moves: [] });
}
