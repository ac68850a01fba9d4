/** What this device knows of its own seats, for the check of fairness: what it sent, to be found again in the log. */

import type { Move } from "../api/types.ts";
import { recallJson, remember } from "./storage.ts";

export interface OwnSeat {
  seat: number;
  /** The commitment as it was first shown, before the seed could be known. */
  commitment: string;
  nonce: string | null;
  moves: Move[];
}

const name = (table: string) => `seat.${table}`;

export function ownSeat(table: string): OwnSeat | null {
  return recallJson<OwnSeat>(name(table));
}

export function noteSeat(table: string, seat: Omit<OwnSeat, "moves">): void {
  const known = ownSeat(table);
  remember(
    name(table),
    JSON.stringify({ ...known, ...seat, nonce: known?.nonce ?? seat.nonce, moves: known?.moves ?? [] }),
  );
}

export function noteMove(table: string, move: Move): void {
  const known = ownSeat(table);
  if (known) remember(name(table), JSON.stringify({ ...known, moves: [...known.moves, move] }));
}
