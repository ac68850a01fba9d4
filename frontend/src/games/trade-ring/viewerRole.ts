/** What a viewer can do at the moment. */

import type { RingView } from "./state.ts";

export type Role = "auctions" | "waits" | "chooses" | "offers" | "offered" | "looks-on" | "folded" | "done";

export function roleOf({ state, you, waiting_for }: RingView): Role {
  if (state.phase === "over") return "done";
  const mine = you === state.auctioneer;
  if (you === null || !state.players[you]?.active) return "folded";
  if (state.phase === "turn") return mine ? "auctions" : "looks-on";
  if (state.phase === "choice") return mine ? "chooses" : "offered";
  if (mine) return "waits";
  return waiting_for.includes(you) ? "offers" : "offered";
}
