/** The sky over a hole: rays, the sun, and the weather. */

import type { Land } from "./land.ts";

/** The result of the weather die; "fair" before it is rolled. */
export type Weather = "fair" | "sun" | "wind" | "cloud";

export function Sky({ land, weather }: { land: Land; weather: Weather }) {
  const { frame, sun, horizon } = land;
  const dull = weather === "cloud" || weather === "wind";
  return (
    <>
      <rect width={frame.w} height={frame.h} fill="var(--sky)" />
      <path d={land.rays} fill="var(--ray)" opacity={dull ? 0.45 : 1} />
      <path d={`M0 0H${frame.w}V${horizon + 8}H0Z`} fill="var(--dusk)" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={dull ? "var(--haze)" : "var(--brass)"} />
      {weather === "sun" && (
        <circle cx={sun.x} cy={sun.y} r={sun.r * 1.22} fill="none" stroke="var(--brass)" stroke-width={2} />
      )}
    </>
  );
}

const CLOUD = "M-34 20C-44 20-45 6-34 5-33-6-17-10-11-1-5-10 13-8 14 4 25 1 30 20 18 20Z";
const GUST =
  "M-34 18H22C32 18 36 11 33 6 30 1 22 2 22 8M-12 29H50C59 29 61 39 53 40 49 40 48 37 48 35M-26 40H12C20 40 21 48 15 49";

/** Draws clouds in front of the sun, or the wind; above the far hills, so that they stay visible. */
export function Clouds({ land, weather }: { land: Land; weather: Weather }) {
  const { x, y, r } = land.sun;
  const at = (dx: number, dy: number, size = 1) => {
    const k = r / 30;
    return `translate(${x + dx * k} ${y + dy * k}) scale(${k * size})`;
  };
  if (weather === "cloud") {
    return (
      <g fill="var(--cloud)">
        <path transform={at(-4, -8)} d={CLOUD} />
        <path transform={at(42, -30, 0.62)} d={CLOUD} opacity={0.75} />
      </g>
    );
  }
  if (weather !== "wind") return null;
  return (
    <path
      fill="none"
      stroke="var(--gust)"
      transform={at(-36, -24)}
      d={GUST}
      stroke-width={3.2}
      stroke-linecap="round"
    />
  );
}
