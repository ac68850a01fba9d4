/** A line chart of a value from round to round, with a flag at the newest. */

import { Chart, Flag } from "./Chart.tsx";
import { ladder, scaleOf, tenth, through, written } from "./scale.ts";

export interface Point {
  value: number;
  /** The value in words: "9.8". */
  text: string;
  /** When it was, for screen readers: "3 June". */
  when: string;
  /** Axis label, "Jun"; shown where it changes. */
  mark: string;
}

interface LineProps {
  title: string;
  figure?: string;
  heads: readonly [string, string];
  /** In order of time; at least one. */
  points: readonly Point[];
  /** Returns the text of a gridline's value. */
  rung(value: number): string;
}

const TALL = 112;

export function Line({ title, figure, heads, points, rung }: LineProps) {
  const rungs = ladder(points.map((point) => point.value));
  return (
    <Chart
      name="line"
      title={title}
      {...(figure === undefined ? {} : { figure })}
      heads={heads}
      values={points.map((point) => [point.when, point.text])}
      tall={TALL}
    >
      {(width, letters) => {
        const [left, right] = [34 * letters, width - 22];
        const [top, foot] = [14 * letters, (TALL - 28) * letters];
        const height = scaleOf([rungs[0]!, rungs[rungs.length - 1]!], [foot, top]);
        const along = scaleOf([0, Math.max(points.length - 1, 1)], [left, right]);
        const places = points.map(({ value }, n) => ({ x: along(n), y: height(value) }));
        const last = places[places.length - 1]!;
        const marks = points.map((point) => point.mark);
        const at = places.map(({ x }) => x);
        return (
          <>
            {rungs.map((value) => (
              <g key={value}>
                <path class="rung" d={`M${left} ${tenth(height(value))}H${width}`} />
                <text class="quiet" x={left - 8} y={height(value)} dy=".35em" text-anchor="end">
                  {rung(value).replace("-", "−")}
                </text>
              </g>
            ))}
            <path class="ground" d={`${through(places)}V${foot}H${left}z`} />
            <path class="way" d={through(places)} />
            {/* Near the top, the pole is shorter, so that the flag stays in the picture. */}
            <Flag {...last} tall={Math.min(30, Math.max(12, last.y - 2))} />
            <circle class="now" cx={last.x} cy={last.y} r="5.5" />
            {written(marks, at, 56 * letters).map((n) => (
              <text
                key={n}
                class="quiet"
                x={at[n]}
                y={(TALL - 6) * letters}
                text-anchor={n && n === at.length - 1 ? "end" : "start"}
              >
                {marks[n]}
              </text>
            ))}
          </>
        );
      }}
    </Chart>
  );
}
