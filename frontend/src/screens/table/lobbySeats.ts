/** Seats of a table that has not started: who invites, who is missing, and which seat is free. */

import type { Seat, View } from "../../api/types.ts";
import * as texts from "../../texts/en/lobby-poster.ts";

/** Returns the name of the host: the player who made the table, or the first human after they have left. */
export function host({ host, seats }: View): string {
  const one = host === null ? seats.find((seat) => seat.kind === "human" && seat.player !== null) : seats[host];
  return one?.name ?? texts.SOMEBODY;
}

/** Returns who is still missing: "two more players", "Ana". */
export function missingWords(view: View): string {
  const reserved = view.seats.filter((seat) => seat.kind === "reserved").map((seat) => seat.name ?? texts.A_PLAYER);
  return texts.missing(reserved, view.seats.filter((seat) => seat.kind === "open").length);
}

/** Returns the number of empty seats. */
export const vacant = ({ seats }: Pick<View, "seats">): number =>
  seats.filter(({ kind }) => kind === "open" || kind === "reserved").length;

/** Whether a player with the join code may take this seat: it is open, or was given up. */
function isFree(seat: Seat): boolean {
  return seat.kind === "open" || (seat.kind === "human" && seat.player === null);
}

/** Returns the next free seat, or null if there is none. */
export function nextFreeSeat(view: View): number | null {
  return view.seats.find(isFree)?.seat ?? null;
}
