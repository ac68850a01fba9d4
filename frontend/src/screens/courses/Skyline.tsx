import type { Hole } from "../../api/types.ts";
import { Sky } from "../../art/Sky.tsx";
import * as texts from "../../texts/en/courses.ts";
import { sum } from "../../ui/course.ts";
import "./skyline.css";

const WIDTH = 390;
const GROUND = 178;
/** Returns each hole's height in the picture: its length for its par, compared with the others. */
function heights(holes: Hole[]): number[] {
  const usual: Record<number, number> = { 3: 165, 4: 400, 5: 530, 6: 620 };
  const lengths = holes.map((hole) => hole.yards / (usual[hole.par] ?? 400));
  const least = Math.min(...lengths);
  const range = Math.max(...lengths) - least || 1;
  return lengths.map((length) => 6 + ((length - least) / range) * 36);
}

/** Returns "Hole 5 is the longest, 583 yards". */
export function longestWords(holes: Hole[]): string {
  const yards = holes.map((hole) => hole.yards);
  const most = Math.max(...yards);
  return texts.longest(yards.indexOf(most) + 1, most);
}

/** Draws a course's holes as a skyline: higher for holes that are long for their par. */
export function Skyline({ holes }: { holes: Hole[] }) {
  const tops = heights(holes);
  const step = WIDTH / holes.length;
  const peaks = tops.map((height, n) => ({ x: (n + 0.5) * step, y: GROUND - 22 - height }));
  const longest = holes.map((hole) => hole.yards).indexOf(Math.max(...holes.map((hole) => hole.yards)));
  return (
    <>
      <svg
        viewBox="0 0 390 212"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={texts.skyline(holes.length, sum(holes.map((hole) => hole.yards)))}
      >
        <Sky x={296} y={150} r={40} drop={-22} moon={{ x: 300, y: 62, r: 18 }} />
        <path class="land" fill="var(--green)" d={outline(peaks, step)} />
        <path fill="var(--fairway)" d="M-300 178h1000v60H-300z" />
        {peaks.map(({ x, y }, n) => (
          <g key={n} transform={`translate(${x} ${y})`}>
            <path
              class="pole"
              d={`M0 2V${n === longest ? -26 : -13}`}
              stroke="var(--night)"
              stroke-width={n === longest ? 2.4 : 1.8}
            />
            <path fill="var(--flag)" d={n === longest ? "M.8-26l13 5-13 5z" : "M.8-13l8 3-8 3z"} />
          </g>
        ))}
      </svg>
      <p class="skyline-words num">
        <span aria-hidden="true">1</span>
        <span>{longestWords(holes)}</span>
        <span aria-hidden="true">{holes.length}</span>
      </p>
    </>
  );
}

function outline(peaks: { x: number; y: number }[], step: number): string {
  const first = peaks[0]!;
  let path = `M-300 ${GROUND + 2}V${first.y + 6}L${first.x - step / 2} ${first.y + 4}`;
  let from = { x: first.x - step / 2, y: first.y + 4 };
  for (const to of [...peaks, { x: WIDTH, y: peaks[peaks.length - 1]!.y + 4 }]) {
    const middle = (from.x + to.x) / 2;
    path += `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    from = to;
  }
  return `${path}L700 ${from.y + 6}V${GROUND + 2}z`;
}
