/** `view.state` of Grandpa Beck's Golf, and what its events tell. */

import type { components } from "../../api/schema.d.ts";
import type { View } from "../../api/types.ts";
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

export type BecksHappened = Told["becks-golf.Happened"];
export type Placed = Told["becks-golf.Happened.placed"];

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
