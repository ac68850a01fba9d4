/** The hole with its flag, still or in the wind. */

import type { Land } from "./land.ts";
import type { Weather } from "./Sky.tsx";

const STILL = "M0-1 32 9.5 0 21Z";
const BLOWN = "M0-1C9-7 17 6 26 0S36 2 39 4C32 10 28 13 21 14S8 15 0 21Z";

export function Flag({ land, weather }: { land: Pick<Land, "flag">; weather: Weather }) {
  const { x, y, pole } = land.flag;
  const k = pole / 68;
  const wide = Math.min(1.3, k);
  return (
    <>
      <ellipse cx={x} cy={y} rx={6 * wide} ry={2 * wide} fill="var(--pitch)" />
      <path d={`M${x} ${y}V${y - pole}`} stroke="var(--chalk)" stroke-width={2.6} stroke-linecap="round" />
      <path
        d={weather === "wind" ? BLOWN : STILL}
        transform={`translate(${x} ${y - pole}) scale(${k})`}
        fill="var(--flag)"
      />
    </>
  );
}
