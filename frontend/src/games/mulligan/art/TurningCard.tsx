/** A card that turns over. */

import { BACK } from "../texts/en/cards.ts";
import { Back } from "./PlacedCard.tsx";
import "./turning-card.css";

interface TurningCardProps {
  /** Its face is up. */
  open: boolean;
  children: preact.ComponentChildren;
}

/** A card that lies face down and turns over when it is opened: the moment of the swing. */
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
