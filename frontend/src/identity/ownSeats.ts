/** What this device knows of its own seats, for the check of fairness: what it sent, to be found again in the log. */

import type { Move } from "../api/types.ts";
import { playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

export interface OwnSeat {
  seat: number;
  /** The commitment as it was first shown, before the seed could be known. */
  commitment: string;
  nonce: string | null;
  /** The day's challenge that was shown with it; not noted by earlier pages. */
  challenge?: string | null;
  moves: Move[];
}

/** Each player's own: two people may share a device and a table. */
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
