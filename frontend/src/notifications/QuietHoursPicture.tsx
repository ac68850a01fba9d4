import type { Hours } from "../api/types.ts";
import { timeOfDay } from "../identity/nightHours.ts";
import { quietFrom } from "../texts/en/notifications.ts";
import "./quiet-hours-picture.css";
import { quietParts, shareOfDay } from "./quietHours.ts";

const LEFT = 8;
const WIDTH = 342;
const at = (part: number) => LEFT + part * WIDTH;
/** Least distance, in units of the picture, at which both times fit below their knobs. */
const ROOM = 52;
const SUN_ROOM = 34;

/** Draws a day from noon to noon with its quiet hours. */
export function QuietHoursPicture({ quiet }: { quiet: Hours }) {
  const parts = quietParts(quiet);
  const [begin, end] = [at(shareOfDay(quiet.from)), at(shareOfDay(quiet.to))];
  const [first, last] = [Math.min(begin, end), Math.max(begin, end)];
  const near = last - first < ROOM;
  const label = quietFrom(timeOfDay(quiet.from), timeOfDay(quiet.to));
  return (
    <svg class="nightfall num" viewBox="0 0 358 44" role="img" aria-label={label}>
      <rect class="day" x={LEFT} y="4" width={WIDTH} height="20" rx="10" />
      {parts.map(([from, to]) => (
        <rect key={from} class="dark" x={at(from)} y="4" width={(to - from) * WIDTH} height="20" rx="10" />
      ))}
      {parts.map(([from, to]) => (to - from) * WIDTH > SUN_ROOM && <Moon key={from} x={at((from + to) / 2)} />)}
      {suns(parts).map((x) => (
        <Sun key={x} x={x} />
      ))}
      {[quiet.from, quiet.to].map((time, which) => (
        <Knob key={which} x={which ? end : begin} time={time} side={near ? (which ? end : begin) - first : null} />
      ))}
    </svg>
  );
}

/** Returns the places of the suns: in the middle of each part of the day that is not quiet, if there is room. */
function suns(parts: [number, number][]): number[] {
  const edges = [0, ...parts.flat(), 1];
  const bright: number[] = [];
  for (let one = 0; one < edges.length; one += 2)
    if ((edges[one + 1]! - edges[one]!) * WIDTH > SUN_ROOM) bright.push(at((edges[one]! + edges[one + 1]!) / 2));
  return bright;
}

/** `side`: how far right of the other knob it is, if their times do not fit side by side. */
function Knob({ x, time, side }: { x: number; time: string; side: number | null }) {
  const anchor = side === null ? "middle" : side > 0 ? "start" : "end";
  return (
    <g>
      <circle class="knob" cx={x} cy="14" r="8.5" />
      <text x={Math.min(Math.max(x, 26), 332)} y="30" text-anchor={anchor}>
        {timeOfDay(time)}
      </text>
    </g>
  );
}

const Moon = ({ x }: { x: number }) => (
  <path class="moon" transform={`translate(${x - 221.8} 0)`} d="M226.8 17.3A6 6 0 1 1 222.8 8a5 5 0 0 0 4 9.3z" />
);

const Sun = ({ x }: { x: number }) => (
  <g class="sun" transform={`translate(${x} 14)`}>
    <circle r="4.5" />
    <path d="M0-7.5v1.4m0 12.2v1.4M-7.5 0h1.4m12.2 0h1.4" />
  </g>
);
