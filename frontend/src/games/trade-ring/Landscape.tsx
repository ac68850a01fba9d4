/** The country around the felt, and the felt itself. */

import { useId } from "preact/hooks";
import "./landscape.css";
import type { Layout } from "./layout.ts";

interface LandscapeProps {
  width: number;
  height: number;
  felt: Layout["felt"];
}

/** As it was drawn: so wide, with the felt's upper rim so high. */
const DRAWN = { w: 390, rim: 108 };
const STRIPE = 43.5;

export default function Landscape({ width, height, felt }: LandscapeProps) {
  const clip = useId();
  const rim = felt.y - felt.ry;
  const wide = width / DRAWN.w;
  const scale = Math.max(0.5, Math.min(1.9, (rim + 10) / 58));
  const high = (x: number) => `translate(${x} ${rim}) scale(${scale}) translate(-195 -${DRAWN.rim})`;
  const side = Math.max(0, (width - DRAWN.w) / 2);
  return (
    <svg class="tr-land" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={rim + 60} fill="var(--sky)" />
      <g class="day-only" transform={high(width / 2 + side * 0.7)}>
        <circle cx="316" cy="92" r="30" fill="var(--sand)" />
        <circle cx="316" cy="92" r="40" fill="none" stroke="var(--sand)" stroke-width="2.5" stroke-dasharray="3 9" />
      </g>
      <g class="night-only" transform={high(width / 2 + side * 0.7)}>
        <path d="M324 66A26 26 0 1 0 340 108 22 22 0 0 1 324 66Z" fill="var(--sand)" />
        <g fill="var(--ink)">
          <circle cx="30" cy="70" r="1.3" />
          <circle cx="92" cy="64" r="1" />
          <circle cx="150" cy="82" r="1.3" />
          <circle cx="228" cy="68" r="1.3" />
          <circle cx="262" cy="90" r="1" />
          <circle cx="372" cy="72" r="1.3" />
        </g>
      </g>
      <g transform={`translate(0 ${rim - DRAWN.rim}) scale(${wide} 1)`}>
        <path class="far" d="M-40 118C20 92 70 100 130 112 190 92 260 96 310 112 350 100 400 102 430 112V230H-40Z" />
      </g>
      <g class="pines">
        <path
          transform={high(width / 2 - side * 0.8)}
          d="M20 108 28 82 36 108ZM33 110 42 76 51 110ZM48 112 54 92 60 112Z"
        />
        <path transform={high(width / 2 + side * 0.8)} d="M346 112 353 88 360 112ZM356 113 364 82 372 113Z" />
      </g>
      <g transform={high(width / 2)}>
        <path d="M172 92H218V112H172Z" fill="var(--chalk)" />
        <path class="roof" d="M166 94 180 80H210L224 94Z" />
        <path d="M190 80V70H200V80Z" fill="var(--chalk)" />
        <path class="roof" d="M187 71 195 63 203 71Z" />
        <path class="lamp" d="M178 98H184V105H178ZM206 98H212V105H206ZM192 99H198V110H192Z" />
      </g>
      <g transform={`translate(0 ${rim - DRAWN.rim}) scale(${wide} 1)`}>
        <path class="meadow" d={`M-40 128C40 104 110 108 195 108S360 104 430 126V${height + 200}H-40Z`} />
      </g>
      <g transform={`translate(0 ${rim}) scale(${wide} ${(height - rim) / 340}) translate(0 -${DRAWN.rim})`}>
        <path
          class="bunker"
          d="M-40 448V240C-20 232 10 250 10 300S-6 420-40 448ZM430 250C404 240 384 262 384 312S398 420 430 448Z"
        />
      </g>
      <clipPath id={`felt${clip}`}>
        <ellipse cx={felt.x} cy={felt.y - 4} rx={felt.rx} ry={felt.ry} />
      </clipPath>
      <ellipse class="rim" cx={felt.x} cy={felt.y} rx={felt.rx} ry={felt.ry} />
      <g clip-path={`url(#felt${clip})`}>
        <rect class="felt" width={width} height={height} />
        {Array.from({ length: Math.ceil(width / STRIPE / 2) }, (_, n) => (
          <rect
            key={n}
            class="stripe"
            x={felt.x + (2 * n - Math.ceil(width / STRIPE / 2)) * STRIPE}
            width={STRIPE}
            height={height}
          />
        ))}
      </g>
      <ellipse
        class="ring"
        cx={felt.x}
        cy={felt.y - 4}
        rx={felt.rx * 0.78}
        ry={felt.ry * 0.76}
        stroke-width="2"
        stroke-dasharray="2 7"
      />
    </svg>
  );
}
