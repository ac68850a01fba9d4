/** `view.state` of Grandpa Beck's Golf, and what its events tell. */

import type { components } from "../../api/schema.d.ts";
import type { Happened, View } from "../../api/types.ts";

type Told = components["schemas"];

export type BecksState = Told["becks-golf.State"];
export type BecksView = View<BecksState> & { state: BecksState };
export type Card = BecksState["discard"][number];
/** What lies at a place; null lies face-down. */
export type Face = Card | null;
export type MadeSet = BecksState["players"][number]["sets"][number];
export type Ended = NonNullable<BecksState["last"]>;

/** The game's own events; what is not among them, the shell's, changes nothing on the table. */
export type Played =
  | Told["becks-golf.Happened.opened"]
  | Told["becks-golf.Happened.drew"]
  | Told["becks-golf.Happened.placed"]
  | Told["becks-golf.Happened.discarded"]
  | Told["becks-golf.Happened.reshuffled"]
  | Told["becks-golf.Happened.went-out"]
  | Told["becks-golf.Happened.scored"]
  | Told["becks-golf.Happened.dealt"];

const PLAYED: readonly string[] = [
  "opened",
  "drew",
  "placed",
  "discarded",
  "reshuffled",
  "went-out",
  "scored",
  "dealt",
] satisfies Played["kind"][];

export function isPlayed(event: Happened | Played): event is Played {
  return PLAYED.includes(event.kind);
}

/** A face's symbol in the sprite. */
export function symbolOf(face: Face): string {
  if (face === null) return "card-back";
  return typeof face === "number" && face < 0 ? `card-red-${-face}` : `card-${face}`;
}
