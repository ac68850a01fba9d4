/** Dice, large with faces or tiny without. Components that show faces must also render `Faces` once. */

import { placeSprite } from "../sprite.ts";
import "../paint.css";
import sprite from "./dice.svg?raw";

placeSprite("dice", sprite);

export type DieColour = "black" | "red" | "yellow" | "white" | "green" | "blue";

/** Returns the number of faces: twelve for the putter and the weather die, ten for the others. */
const sides = (die: DieColour) => (die === "green" || die === "blue" ? 12 : 10);

/** Returns the symbol of a face: "Tap In" is face-tap-in, three putts are face-putt-3; blank for a die that was not rolled yet. */
function faceId(face: string | number | null): string {
  if (face === null) return "face-blank";
  return typeof face === "number" ? `face-putt-${face}` : `face-${face.toLowerCase().replace(/ /g, "-")}`;
}

/** Draws one die without a text alternative. `face`: null if it was not rolled yet. */
export function Die({ die, face }: { die: DieColour; face: string | number | null }) {
  const count = sides(die);
  const pane = count === 12 ? { x: 11, y: 9, width: 74, height: 74 } : { x: 12, y: 10.5, width: 72, height: 70 };
  return (
    <svg class="die-art" style={{ color: `var(--d-${die})` }} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`#die-${count}`} width={96} height={96} />
      <g clip-path={`url(#win-${count})`}>
        <use href={`#${faceId(face)}`} {...pane} />
      </g>
      <use href={`#pane-${count}`} fill="none" stroke="var(--d-edge)" stroke-width={1.2} />
    </svg>
  );
}

/** Draws a die as a spot in its colour and shape. */
export function TinyDie({ die }: { die: DieColour }) {
  return (
    <svg class="tiny" viewBox="-3 -3 102 102" aria-hidden="true">
      <use href={`#rim-${sides(die)}`} fill={`var(--d-${die})`} stroke="var(--d-edge)" stroke-width={6} />
    </svg>
  );
}
