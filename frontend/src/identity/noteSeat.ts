/** Stores a player's seat. */

import { type OwnSeat, ownSeat, saveSeat } from "./ownSeats.ts";

/** Stores the seat with the nonce sent for it. `anew`: the seat was taken with that nonce now, and older data is void. Otherwise the seat
 * was already this player's and older data stays; there is no nonce if this device sent none. */
export function noteSeat(table: string, seat: Omit<OwnSeat, "moves">, anew: boolean): void {
  const known = anew ? null : ownSeat(table);
  const sent = anew ? seat.nonce : null;
  saveSeat(table, known?.seat === seat.seat ? known : { ...seat, nonce: sent, moves: [] });
}
