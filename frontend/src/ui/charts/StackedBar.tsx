/** A stacked bar with a legend above it. */

import { useId } from "preact/hooks";
import { useWidth } from "./useWidth.ts";
import "./charts.css";
import { stackedParts } from "./stackedParts.ts";

export interface Piece {
  count: number;
  /** Legend, "You 7". */
  text: string;
  /** Colour: "var(--seat-0)". */
  paint: string;
}

interface StackedBarProps {
  title: string;
  pieces: readonly Piece[];
}

export function StackedBar({ title, pieces }: StackedBarProps) {
  const [box, { w }] = useWidth();
  const heading = useId();
  return (
    <section class="chart share num" aria-labelledby={heading}>
      <h2 class="label" id={heading}>
        {title}
      </h2>
      <ul>
        {pieces.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div ref={box}>
        <svg height="16" aria-hidden="true">
          {stackedParts(
            pieces.map(({ count }) => count),
            w,
          ).map(
            ({ x, width }, n) =>
              width > 0 && <rect key={n} x={x} width={width} height="16" rx="4" fill={pieces[n]!.paint} />,
          )}
        </svg>
      </div>
    </section>
  );
}
