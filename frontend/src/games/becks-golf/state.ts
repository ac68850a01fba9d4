/** `view.state` of Grandpa Beck's Golf, and what its events tell. */

import type { components } from "../../api/schema.d.ts";
import type { Happened, View } from "../../api/types.ts";
import type { Names } from "../seats.ts";
import { NOBODY_OUT, outWords } from "./texts/en/cards.ts";

type Told = components["schemas"];

export type BecksState = Told["becks-golf.State"];
export type BecksView = View<BecksState> & { state: BecksState };
export type Card = BecksState["discard"][number];
/** What lies at a place; null lies face-down. */
export type Face = Card | null;
export type MadeSet = BecksState["players"][number]["sets"][number];
export type Ended = NonNullable<BecksState["last"]>;

/** The game's own events; what is not among them, the shell's, changes nothing on the table. */
const PLAYED = ["opened", "drew", "placed", "discarded", "reshuffled", "went-out", "scored", "dealt"] as const;
export type Played = Told[`becks-golf.Happened.${(typeof PLAYED)[number]}`];

export function isPlayed(event: Happened | Played): event is Played {
  return (PLAYED as readonly string[]).includes(event.kind);
}

/** A face's symbol in the sprite. */
export function symbolOf(face: Face): string {
  if (face === null) return "card-back";
  return typeof face === "number" && face < 0 ? `card-red-${-face}` : `card-${face}`;
}

/** Who ended the round, and what that brought. */
export function closerWords(ended: Pick<Ended, "closer" | "raw" | "scores">, names: Names): string {
  return ended.closer === null ? NOBODY_OUT : outWords(names(ended.closer), bonusOf(ended));
}

/** What going out brought the one who did; 0 where nobody did. */
export function bonusOf({ closer, raw, scores }: Pick<Ended, "closer" | "raw" | "scores">): number {
  return closer === null ? 0 : scores[closer]! - raw[closer]!;
}
