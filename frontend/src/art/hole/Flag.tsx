/** The hole with its flag: still, or straining in the wind. */

import type { Land } from "./land.ts";
import type { Weather } from "./Sky.tsx";

export function Flag({ land, weather }: { land: Land; weather: Weather }) {
  const { x, y, pole } = land.flag;
  const k = pole / 68;
  const top = y - pole;
  const p = (dx: number, dy: number) => `${(x + dx * k).toFixed(1)} ${(top + dy * k).toFixed(1)}`;
  const still = `M${p(0, -1)}L${p(32, 9.5)} ${p(0, 21)}Z`;
  const blown = `M${p(0, -1)}C${p(9, -7)} ${p(17, 6)} ${p(26, 0)}S${p(36, 2)} ${p(39, 4)}C${p(32, 10)} ${p(28, 13)} ${p(21, 14)}S${p(8, 15)} ${p(0, 21)}Z`;
  return (
    <g class="pin">
      <ellipse cx={x} cy={y} rx={6 * Math.min(1.3, k)} ry={2 * Math.min(1.3, k)} class="t-pitch" />
      <path d={`M${x} ${y}V${top}`} class="l-chalk" stroke-width={2.6} stroke-linecap="round" />
      <path d={weather === "wind" ? blown : still} class={`t-flag cloth ${weather}`} />
    </g>
  );
}
