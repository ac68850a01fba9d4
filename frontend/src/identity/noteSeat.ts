/** What a player who sits down notes of the seat. */

import { type OwnSeat, ownSeat, saveSeat } from "./ownSeats.ts";

/** Notes the seat with the nonce that was sent for it. `anew`: it was taken with that nonce now, and what is known of an earlier
 * one holds no more. Else the seat was this player's already, and what is known of it stays: no nonce, if this device sent none. */
export function noteSeat(table: string, seat: Omit<OwnSeat, "moves">, anew: boolean): void {
  const known = anew ? null : ownSeat(table);
  const sent = anew ? seat.nonce : null;
  saveSeat(table, known?.seat === seat.seat ? known : { ...seat, nonce: sent, moves: [] });
}
