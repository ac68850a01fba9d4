/** The sky of the posters: rays and a sun by day, a moon and stars by night. */

interface SkyProps {
  /** Centre of the rays and the sun. */
  x: number;
  y: number;
  /** The sun's radius. */
  r: number;
  /** Distance of the sun below the centre of the rays. */
  drop?: number;
  moon: { x: number; y: number; r: number };
}

/** X of the stars, the same on every poster; their height is derived from it. Hills hide those behind them. */
const STARS = [24, 60, 170, 190, 200, 340, 350, 360];
const height = (x: number) => ((x * 71) % 190) - 70;

/** Rays as a dashed ring whose stroke reaches its centre. */
const RAYS = { r: 600, "stroke-width": 1200, "stroke-dasharray": "73.3 77.5", fill: "none", stroke: "var(--paper)" };

export function Sky({ x, y, r, drop = 0, moon }: SkyProps) {
  return (
    <>
      <circle class="day-only" cx={x} cy={y} opacity=".5" {...RAYS} />
      <circle class="day-only" cx={x} cy={y + drop} r={r} fill="var(--sand)" />
      <g class="night-only">
        <circle cx={moon.x} cy={moon.y} r={moon.r} fill="var(--sand)" />
        <circle cx={moon.x - moon.r * 0.4} cy={moon.y - moon.r * 0.24} r={moon.r * 0.9} fill="var(--sky)" />
        <g fill="var(--ink)">
          {STARS.map((x) => (
            <circle key={x} cx={x} cy={height(x)} r="1.250" />
          ))}
        </g>
      </g>
    </>
  );
}
