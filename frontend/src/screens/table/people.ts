/** Who is at a table that is not in play yet, and who is missing. */

import type { View } from "../../api/types.ts";
import * as texts from "../../texts/en/meeting.ts";

/** Who invites: the first human at the table. */
export function host(view: View): string {
  return view.seats.find((seat) => seat.kind === "human" && seat.player !== null)?.name ?? texts.SOMEBODY;
}

/** Who is expected yet: "two more players", "Ana". */
export function missingWords(view: View): string {
  const reserved = view.seats.filter((seat) => seat.kind === "reserved").map((seat) => seat.name ?? texts.A_PLAYER);
  return texts.missing(reserved, view.seats.filter((seat) => seat.kind === "open").length);
}
