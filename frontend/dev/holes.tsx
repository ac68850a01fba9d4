/** Development page with every hole of a few courses. Not shipped. `?w=390&h=326&marks=1` */

import { render } from "preact";
import { Flag } from "../src/art/hole/Flag.tsx";
import { Golfer } from "../src/art/hole/Golfer.tsx";
import { Hole } from "../src/art/hole/Hole.tsx";
import { landOf } from "../src/art/hole/land.ts";
import { Clouds, Sky, type Weather } from "../src/art/hole/Sky.tsx";
import "../src/styles/tokens.css";

const asked = new URLSearchParams(location.search);
const w = Number(asked.get("w") ?? 390);
const h = Number(asked.get("h") ?? 326);
const PARS = [4, 4, 3, 4, 5, 3, 4, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5];
const YARDS: Record<number, number[]> = { 3: [120, 165, 206, 230], 4: [300, 350, 410, 470], 5: [480, 506, 560, 604] };
const courses = (asked.get("courses") ?? "pebble-coast,st-andres,augustine,tall-pines,glen-ridge").split(",");
const weathers: Weather[] = ["fair", "sun", "cloud", "wind"];

function One({ course, hole }: { course: string; hole: number }) {
  const par = PARS[hole - 1]!;
  const land = landOf({ par, yards: YARDS[par]![hole % 4]!, course, hole }, { w, h });
  const weather = weathers[hole % 4]!;
  return (
    <figure style={{ margin: 0 }}>
      <svg width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-label={`${course} ${hole}`} role="img">
        <Sky land={land} weather={weather} />
        <Hole land={land} id={`${course}-${hole}`} />
        <Clouds land={land} weather={weather} />
        <Golfer golfer={land.golfer} />
        <Flag land={land} weather={weather} />
        {asked.has("marks") &&
          Object.entries(land.anchors).map(([name, { x, y }]) => (
            <g key={name}>
              <circle cx={x} cy={y} r={3} fill="red" />
              <text x={x + 4} y={y} font-size={10}>
                {name}
              </text>
            </g>
          ))}
      </svg>
      <figcaption>
        {course} {hole}, par {par} {land.frame.w}×{land.frame.h}
      </figcaption>
    </figure>
  );
}

render(
  <div style={{ display: "flex", flexWrap: "wrap", gap: "8px", background: "var(--paper)", color: "var(--ink)" }}>
    {courses.flatMap((course) => PARS.map((_, at) => <One key={`${course}${at}`} course={course} hole={at + 1} />))}
  </div>,
  document.getElementById("app")!,
);
