/** A card, drawn from its face. `CardPictures` adds the pictures to the page. */

import "./card-art.css";
import { type Face, symbolOf } from "./state.ts";

export function CardArt({ face }: { face: Face }) {
  return (
    <svg class={`card-art${face === null ? " back" : ""}`} viewBox="0 0 100 140" aria-hidden="true">
      <use href={`#${symbolOf(face)}`} width="100" height="140" />
    </svg>
  );
}
