/** A diverging bar chart: one row per value, better to the right, worse to the left. */

import { Chart } from "./Chart.tsx";
import { tenth } from "./scale.ts";

export interface Part {
  of: string;
  /** How much better than average; negative is worse. */
  better: number;
  /** Label, "1.4 better". */
  text: string;
}

interface DivergingProps {
  title: string;
  heads: readonly [string, string];
  parts: readonly Part[];
}

const ROW = 28;
/** Room for labels on both sides, in px. */
const NAMES = 124;
const WORDS = 108;

export function Diverging({ title, heads, parts }: DivergingProps) {
  const better = Math.max(0, ...parts.map((part) => part.better));
  const worse = Math.max(0, ...parts.map((part) => -part.better));
  return (
    <Chart
      name="diverging"
      title={title}
      heads={heads}
      values={parts.map(({ of, text }) => [of, text])}
      tall={ROW * parts.length}
    >
      {(width, letters) => {
        const free = Math.max(40, width - (NAMES + WORDS) * letters);
        const unit = free / Math.max(better + worse, 0.5);
        const zero = tenth(NAMES * letters + worse * unit);
        return (
          <>
            {parts.map(({ of, better, text }, n) => {
              const middle = (n + 0.5) * ROW * letters;
              const long = tenth(Math.abs(better) * unit);
              const good = better >= 0;
              return (
                <g key={n} class={good ? "under" : "over"}>
                  <text x="0" y={middle} dy=".35em">
                    {of}
                  </text>
                  <rect x={good ? zero : tenth(zero - long)} y={middle - 8} width={long} height="16" rx="3" />
                  <text x={zero + (good ? long : 0) + 8} y={middle} dy=".35em">
                    {text}
                  </text>
                </g>
              );
            })}
            <path class="axis" d={`M${zero} 0V${ROW * parts.length * letters}`} />
          </>
        );
      }}
    </Chart>
  );
}
