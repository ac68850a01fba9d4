/** The sky that the posters share: rays and a sun by day, a moon and stars by night. */

interface SkyProps {
  /** Where the rays meet, and the sun stands. */
  x: number;
  y: number;
  /** The sun's radius. */
  r: number;
  /** How far below the rays' centre the sun stands. */
  drop?: number;
  moon: { x: number; y: number; r: number };
}

/** How far right the stars stand, the same on every poster; how high follows from that. A hill hides those behind it. */
const STARS = [24, 60, 170, 190, 200, 340, 350, 360];
const height = (x: number) => ((x * 71) % 190) - 70;

/** Wedges of light around a point, and as wide the sky between them: a ring whose stroke reaches to its centre, in dashes. */
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
