/** Types of the Trading Ring: `view.state` and events. */

import type { components } from "../../api/schema.d.ts";
import type { Happened, View } from "../../api/types.ts";

type Told = components["schemas"];

export type RingState = Told["trade-ring.State"];
export type RingView = View<RingState> & { state: RingState };
export type RingPlayer = RingState["players"][number];
/** A card by its place in the deck's list: four times its rank, twos 0, plus its suit. */
export type Card = number;
/** What lies on the ring; `card` null: face-down for this viewer. `chips` null: none are played. */
export type Lies = NonNullable<RingPlayer["slot"]>;
export type Own = NonNullable<RingState["own"]>;
/** What one has said one will auction next. */
export type Next = NonNullable<Own["next"]>;
export type Value = Own["value"];
export type Preview = Own["previews"][number];
export type Change = Preview["change"];
export type Lately = NonNullable<RingState["lately"]>;
export type Phase = RingState["phase"];

/** The game's own events; what is not among them, the shell's, changes nothing on the table. */
const PLAYED = [
  "skipped",
  "folded",
  "auctioned",
  "chose",
  "offered",
  "swapped",
  "mulliganed",
  "drew",
  "ended",
] as const;
export type Played = Told[`trade-ring.Happened.${(typeof PLAYED)[number]}`];

export function isPlayed(event: Happened | Played): event is Played {
  return (PLAYED as readonly string[]).includes(event.kind);
}

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** "QD", as cards are named in pictures and records. */
export function nameOf(card: Card): string {
  return `${RANKS[card >> 2]}${"DCHS"[card & 3]}`;
}
