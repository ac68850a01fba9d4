/** What the seats of a table come to. */

import type { Seat, View } from "../../api/types.ts";
import * as texts from "../../texts/en/meeting.ts";

/** Whether somebody with the join code may sit down here: open, or given up by its player. */
export function isFree(seat: Seat): boolean {
  return seat.kind === "open" || (seat.kind === "human" && seat.player === null);
}

/** The seat that the next to join gets, or null when all are taken. */
export function nextFree(view: View): number | null {
  return view.seats.find(isFree)?.seat ?? null;
}

/** The seat that is kept for this player from the last game, or null. */
export function keptFor(view: View, me: string | null): number | null {
  if (me === null) return null;
  return view.seats.find((seat) => seat.kind === "reserved" && seat.player === me)?.seat ?? null;
}

/** Who invites: the first human at the table. */
export function host(view: View): string {
  return view.seats.find((seat) => seat.kind === "human" && seat.player !== null)?.name ?? texts.SOMEBODY;
}

/** Who is expected yet: "two more players", "Ana". */
export function missingWords(view: View): string {
  const reserved = view.seats.filter((seat) => seat.kind === "reserved").map((seat) => seat.name ?? texts.A_PLAYER);
  return texts.missing(reserved, view.seats.filter((seat) => seat.kind === "open").length);
}
