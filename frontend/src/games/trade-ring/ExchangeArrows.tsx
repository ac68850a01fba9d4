import { exchangeOf } from "./arrowPaths.ts";
import "./exchange-arrows.css";
import type { Layout } from "./ringLayout.ts";

/** Draws arrows between the card on auction and the chosen offer. */
export function ExchangeArrows({ layout, from }: { layout: Layout; from: number }) {
  const arrows = exchangeOf(layout, from);
  if (!arrows) return null;
  const { x, y, degrees, gap, long } = arrows;
  return (
    <svg class="tr-exchange" aria-hidden="true">
      <g transform={`translate(${x} ${y}) rotate(${degrees}) translate(${gap} 0)`}>
        <path d={`M0-8Q${long / 2}-20 ${long}-8M${long - 9}-16 ${long}-8 ${long - 10}-1`} />
        <path d={`M${long} 8Q${long / 2} 20 0 8M9 16 0 8 10 1`} />
      </g>
    </svg>
  );
}
