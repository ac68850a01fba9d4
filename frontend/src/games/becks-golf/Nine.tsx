/** Nine cards as they lie, with their sets lit; whatever their size. */

import type { ComponentChildren } from "preact";
import { CardArt } from "./CardArt.tsx";
import "./nine.css";
import { lineOf } from "./places.ts";
import type { Face, MadeSet } from "./state.ts";
import { points } from "./texts/en/cards.ts";

interface NineProps {
  grid: readonly Face[];
  sets: readonly MadeSet[];
  /** Sets that are only thought of: outlined, not lit. */
  thought?: readonly MadeSet[];
  /** Draws what lies at a place; cards that nobody touches if left out. */
  cell?: (face: Face, at: number) => ComponentChildren;
  name?: string;
}

export function Nine({ grid, sets, thought = [], cell, name = "" }: NineProps) {
  return (
    <div class={`bg-nine ${name}`}>
      {sets.map((made) => (
        <i key={`lit ${made.places}`} class={`lit ${whereOf(made)}`} />
      ))}
      {thought.map((made) => (
        <i key={`thought ${made.places}`} class={`lit thought ${whereOf(made)}`} />
      ))}
      {grid.map((face, at) =>
        cell ? (
          cell(face, at)
        ) : (
          <span key={at} class="cell">
            <CardArt face={face} />
          </span>
        ),
      )}
      {[...sets, ...thought].map((made) => (
        <b
          key={`tag ${made.places}`}
          class={`tag num ${whereOf(made)}${thought.includes(made) ? " thought" : ""}`}
          aria-hidden="true"
        >
          {points(made.score)}
        </b>
      ))}
    </div>
  );
}

/** The classes that say where a set lies: "row n1", "column n2". */
function whereOf({ places }: MadeSet): string {
  const [way, n] = lineOf(places);
  return `${way} n${n}`;
}
