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
  stars: [x: number, y: number, r: number][];
}

const RAYS = 25;
const REACH = 1200;

/** Wedges of light around a point, every second one left open. */
export function rays(x: number, y: number): string {
  const step = 360 / RAYS;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(x + REACH * Math.cos(angle))} ${Math.round(y + REACH * Math.sin(angle))}`;
  };
  return Array.from({ length: RAYS }, (_, i) => `M${x} ${y}L${at(i * step + 3)} ${at(i * step + 10)}z`).join("");
}

export function Sky({ x, y, r, drop = 0, moon, stars }: SkyProps) {
  return (
    <>
      <path class="day-only" fill="var(--paper)" opacity=".5" d={rays(x, y)} />
      <circle class="day-only" cx={x} cy={y + drop} r={r} fill="var(--sand)" />
      <g class="night-only">
        <circle cx={moon.x} cy={moon.y} r={moon.r} fill="var(--sand)" />
        <circle cx={moon.x - moon.r * 0.4} cy={moon.y - moon.r * 0.24} r={moon.r * 0.9} fill="var(--sky)" />
        <g fill="var(--ink)">
          {stars.map(([cx, cy, radius]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={radius} />
          ))}
        </g>
      </g>
    </>
  );
}
