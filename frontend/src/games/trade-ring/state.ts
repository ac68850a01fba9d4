/** Types of the Trading Ring: `view.state` and events. */

import type { components } from "../../api/schema.d.ts";
import type { Happened, View } from "../../api/types.ts";

type Told = components["schemas"];

export type RingState = Told["trade-ring.State"];
export type RingView = View<RingState> & { state: RingState };
export type RingPlayer = RingState["players"][number];
/** A card by its index in the deck: four times its rank (twos are 0) plus its suit. */
export type Card = number;
/** A card on the ring; `card` null: face down for this viewer. `chips` null: the game has none. */
export type Lies = NonNullable<RingPlayer["slot"]>;
export type Own = NonNullable<RingState["own"]>;
/** The player's announced next auction. */
export type Next = NonNullable<Own["next"]>;
export type Value = Own["value"];
export type Preview = Own["previews"][number];
export type Change = Preview["change"];
export type Lately = NonNullable<RingState["lately"]>;
export type Phase = RingState["phase"];

/** The game's own events; the shell's do not change the table. */
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

/** Returns "QD", the name in pictures and records. */
export function nameOf(card: Card): string {
  return `${RANKS[card >> 2]}${"DCHS"[card & 3]}`;
}
