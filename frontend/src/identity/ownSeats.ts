/** What this device knows about its own seats, for the fairness check: the nonce and moves it sent. */

import type { Move } from "../api/types.ts";
import { playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

export interface OwnSeat {
  seat: number;
  /** The commitment as it was first shown, before the seed could be known. */
  commitment: string;
  nonce: string | null;
  /** The day's challenge that was shown with it; absent in data of earlier pages. */
  challenge?: string | null;
  moves: Move[];
}

/** Stored per player: two people may share a device and a table. */
const name = (table: string) => `seat.${playerMark()}.${table}`;

export function ownSeat(table: string): OwnSeat | null {
  return recallJson<OwnSeat>(name(table));
}

export function saveSeat(table: string, seat: OwnSeat | null): void {
  remember(name(table), seat && JSON.stringify(seat));
}

export function noteMove(table: string, move: Move): void {
  const known = ownSeat(table);
  if (known) saveSeat(table, { ...known, moves: [...known.moves, move] });
}
