/** The sky over a hole: rays, the sun, and what the weather die says. */

import type { Land } from "./land.ts";

/** As the weather die says; "fair" before it is rolled. */
export type Weather = "fair" | "sun" | "wind" | "cloud";

export function Sky({ land, weather }: { land: Land; weather: Weather }) {
  const { frame, sun, horizon } = land;
  return (
    <g class={`h-sky ${weather}`}>
      <rect width={frame.w} height={frame.h} class="t-sky" />
      <path d={land.rays.d} class="t-ray rays" />
      <path d={`M0 0H${frame.w}V${horizon + 8}H0Z`} class="t-dusk" />
      <circle class="disc" cx={sun.x} cy={sun.y} r={sun.r} />
      <circle class="halo" cx={sun.x} cy={sun.y} r={sun.r * 1.22} stroke-width={2} />
    </g>
  );
}

/** Clouds before the sun, or the wind; painted above the far hills, so that they are seen. */
export function Clouds({ land, weather }: { land: Land; weather: Weather }) {
  const { sun } = land;
  const k = sun.r / 30;
  if (weather === "cloud")
    return (
      <g class="h-clouds">
        <path
          class="t-cloud"
          transform={`translate(${sun.x - 4 * k} ${sun.y - 8 * k}) scale(${k})`}
          d="M-34 20C-44 20-45 6-34 5-33-6-17-10-11-1-5-10 13-8 14 4 25 1 30 20 18 20Z"
        />
        <path
          class="t-cloud far"
          transform={`translate(${sun.x + 42 * k} ${sun.y - 30 * k}) scale(${k * 0.62})`}
          d="M-34 20C-44 20-45 6-34 5-33-6-17-10-11-1-5-10 13-8 14 4 25 1 30 20 18 20Z"
        />
      </g>
    );
  if (weather === "wind")
    return (
      <g class="h-gusts" transform={`translate(${sun.x - 36 * k} ${sun.y - 24 * k}) scale(${k})`}>
        <path d="M-34 18H22C32 18 36 11 33 6 30 1 22 2 22 8" />
        <path d="M-12 29H50C59 29 61 39 53 40 49 40 48 37 48 35" />
        <path d="M-26 40H12C20 40 21 48 15 49" />
      </g>
    );
  return null;
}
