/** A card that turns over. */

import { BACK } from "../texts/en/cards.ts";
import { Back } from "./PlacedCard.tsx";
import "./turning-card.css";

interface TurningCardProps {
  /** It is face up. */
  open: boolean;
  children: preact.ComponentChildren;
}

/** Shows a card that turns over when it is opened in the reveal. */
export function TurningCard({ open, children }: TurningCardProps) {
  return (
    <div class={open ? "mu-turning open" : "mu-turning"}>
      <div class="mu-face" aria-hidden={!open}>
        {children}
      </div>
      <div class="mu-under">
        <Back words={open ? null : BACK} />
      </div>
    </div>
  );
}
