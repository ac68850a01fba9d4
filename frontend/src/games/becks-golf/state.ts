/** Types of Grandpa Beck's Golf: `view.state` and events. */

import type { components } from "../../api/schema.d.ts";
import type { View } from "../../api/types.ts";

type Told = components["schemas"];

export type BecksState = Told["becks-golf.State"];
export type BecksView = View<BecksState> & { state: BecksState };
export type Card = BecksState["discard"][number];
/** A place's face; null for a face-down card. */
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
