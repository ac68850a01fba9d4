/** A seat that the host gave to somebody who had asked for it from this device. */

import type { View } from "../api/types.ts";
import { askedAt, noteAsked } from "./asked.ts";
import { ownSeat } from "./seats.ts";
import { noteSeat } from "./sit.ts";

/** Notes that seat, with what was sent for it; not one that was taken by the link after all. */
export function noteGiven({ table, you }: Pick<View, "table" | "you">): void {
  const asked = askedAt(table);
  if (you === null || !asked) return;
  if (ownSeat(table)?.seat !== you) noteSeat(table, { seat: you, ...asked }, true);
  noteAsked(table, null);
}
