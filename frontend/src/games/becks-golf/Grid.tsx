/** A grid of nine cards with its sets highlighted, at any size. */

import type { ComponentChildren } from "preact";
import { CardArt } from "./CardArt.tsx";
import "./grid.css";
import { points, signed } from "../../ui/namesAndScores.ts";
import { lineOf, spotOf } from "./gridPlaces.ts";
import type { Face, MadeSet } from "./state.ts";

interface GridProps {
  grid: readonly Face[];
  sets: readonly MadeSet[];
  /** Sets that the chosen move would complete: outlined instead of filled. */
  thought?: readonly MadeSet[];
  /** The grid's seat, if cards fly from and to it. */
  seat?: number;
  /** Draws the card at a place; plain cards if omitted. */
  cell?: (face: Face, at: number) => ComponentChildren;
}

export function Grid({ grid, sets, thought = [], seat, cell }: GridProps) {
  const still = (face: Face, at: number) => (
    <span key={at} class="cell" data-spot={seat === undefined ? undefined : spotOf(seat, at)}>
      <CardArt face={face} />
    </span>
  );
  const lines = [...sets, ...thought].map((made) => {
    const [way, n] = lineOf(made.places);
    return { made, looks: `${way} n${n}${sets.includes(made) ? "" : " thought"}` };
  });
  return (
    <div class="bg-nine">
      {lines.map(({ looks }) => (
        <i key={`lit ${looks}`} class={`lit ${looks}`} />
      ))}
      {grid.map(cell ?? still)}
      {lines.map(({ made, looks }) => (
        <b key={`tag ${looks}`} class={`tag num ${looks}`} aria-hidden="true">
          {points(made.score)}
        </b>
      ))}
    </div>
  );
}

/** Shows the bonus or penalty for going out. */
export function Brought({ by }: { by: number }) {
  return <i class={`chip ${by < 0 ? "good" : "bad"}`}>{signed(by)}</i>;
}
