/** What all charts share: a title, a picture, and the values as a table for screen readers. With very large text everyone sees the table. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useWidth } from "./useWidth.ts";
import "./charts.css";

/** A row of the table: label and value. */
export type Value = readonly [of: string, value: string];

interface ChartProps {
  /** CSS class for the chart's own style. */
  name: string;
  title: string;
  /** A large figure beside the title. */
  figure?: string;
  /** Headings of the table's columns. */
  heads: readonly [string, string];
  values: readonly Value[];
  /** The picture's height in px at the normal text size. */
  tall: number;
  /** Draws the picture, which is laid out in px; heights in it are multiplied by `letters`, the text scale. */
  children(width: number, letters: number): ComponentChildren;
}

/** Text size of a chart, px. */
const LETTERS = 14;

export function Chart({ name, title, figure, heads, values, tall, children }: ChartProps) {
  const [box, { w, letters }] = useWidth();
  const heading = useId();
  return (
    <figure class={`chart num ${name}`}>
      <figcaption>
        <h2 class="label" id={heading}>
          {title}
        </h2>
        {figure && <b>{figure}</b>}
      </figcaption>
      <div ref={box}>
        <svg height={tall * letters} aria-hidden="true" style={{ fontSize: `${LETTERS * letters}px` }}>
          {children(w, letters)}
        </svg>
      </div>
      <div class="vh values">
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(([of, value], n) => (
              <tr key={n}>
                <th scope="row">{of}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Draws the flag at the player's own value; its foot is at this point. */
export function Flag({ x, y, tall = 30 }: { x: number; y: number; tall?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="pole" d={`M0 0v${-tall}`} stroke-width="2.2" stroke-linecap="round" />
      <path fill="var(--flag)" d={`M1 ${-tall}l15 5-15 6z`} />
    </g>
  );
}
