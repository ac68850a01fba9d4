/** The landscape around the felt, and the felt. */

import { useId } from "preact/hooks";
import { placeSprite } from "../../art/sprite.ts";
import sprite from "./country.svg?raw";
import "./landscape.css";
import type { Layout } from "./ringLayout.ts";

placeSprite("ring-country", sprite);

interface LandscapeProps {
  width: number;
  height: number;
  felt: Layout["felt"];
}

/** Width of the drawing, and height of the felt's upper rim in it. */
const DRAWN = { w: 390, rim: 108 };
const STRIPE = 43.5;

export default function Landscape({ width, height, felt: { x, y, rx, ry } }: LandscapeProps) {
  const clip = useId();
  const rim = y - ry;
  const scale = Math.max(0.5, Math.min(1.9, (rim + 10) / 58));
  const side = Math.max(0, (width - DRAWN.w) / 2);
  const stripes = Math.ceil(width / STRIPE / 2);
  /** Draws a thing at the rim, which keeps its proportions; the land is stretched to the picture's width. */
  const stands = (name: string, at: number) => (
    <use href={`#ring-${name}`} transform={`translate(${at} ${rim}) scale(${scale}) translate(-195 -${DRAWN.rim})`} />
  );
  const lies = (name: string, high: number) => (
    <use
      href={`#ring-${name}`}
      transform={`translate(0 ${rim}) scale(${width / DRAWN.w} ${high}) translate(0 -${DRAWN.rim})`}
    />
  );
  return (
    <svg class="tr-land" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={rim + 60} fill="var(--sky)" />
      {stands("lights", width / 2 + side * 0.7)}
      {lies("hills", 1)}
      {stands("west", width / 2 - side * 0.8)}
      {stands("east", width / 2 + side * 0.8)}
      {stands("house", width / 2)}
      {lies("meadow", 1)}
      {lies("bunkers", (height - rim) / 340)}
      <clipPath id={`felt${clip}`}>
        <ellipse cx={x} cy={y - 4} rx={rx} ry={ry} />
      </clipPath>
      <ellipse class="tr-rim" cx={x} cy={y} rx={rx} ry={ry} />
      <g clip-path={`url(#felt${clip})`}>
        <rect class="felt" width={width} height={height} />
        {Array.from({ length: stripes }, (_, n) => (
          <rect key={n} class="stripe" x={x + (2 * n - stripes) * STRIPE} width={STRIPE} height={height} />
        ))}
      </g>
      <ellipse class="ring" cx={x} cy={y - 4} rx={rx * 0.78} ry={ry * 0.76} stroke-width="2" stroke-dasharray="2 7" />
    </svg>
  );
}
