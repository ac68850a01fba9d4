/** A card on the table: one half, or its back. */

import { BACK, spokenHalf } from "../texts/en/cards.ts";
import { type CardState, Sheet } from "./Card.tsx";
import type { Half } from "./cardFaces.ts";
import { HalfArt, WIDE } from "./HalfArt.tsx";

interface PlacedCardProps {
  half: Half;
  /** Height for a width of 64. */
  high?: number;
  state?: CardState;
  /** It does not count: cancelled, void, or a duffed club. */
  struck?: boolean;
  /** The text alternative: by default its name; null if words stand beside it. */
  words?: string | null;
}

/** Draws the chosen half of a card, as it lies in a plan or on the table. */
export function PlacedCard({
  half,
  high = 50,
  state = "usable",
  struck = false,
  words = spokenHalf(half),
}: PlacedCardProps) {
  return (
    <Sheet high={high} state={state} words={words} half={half}>
      <HalfArt half={half} high={high} />
      {struck && <path class="mu-struck" d={`M5 ${high - 5}L${WIDE - 5} 5`} />}
    </Sheet>
  );
}

/** Draws a face-down card. */
export function Back({ words = BACK }: { words?: string | null }) {
  return (
    <svg class="mu-card back" viewBox="0 0 64 100" role="img" aria-hidden={words === null} aria-label={words ?? ""}>
      <use href="#mu-back" width="64" height="100" />
    </svg>
  );
}
