/** A histogram of scores, with a flag on the player's own. */

import { Chart, Flag } from "./Chart.tsx";
import { columns, tenth } from "./scale.ts";

export interface Bin {
  /** Label of the score below its bar: "−1". */
  label: string;
  count: number;
  /** The count in words, for screen readers. */
  text: string;
}

interface HistogramProps {
  title: string;
  heads: readonly [string, string];
  /** From the best score to the worst, including empty ones between. */
  bins: readonly Bin[];
  /** The player's own bar, and the text at its flag. */
  mine?: { at: number; text: string } | null;
}

const TALL = 136;
/** Widest label, px: "−12". */
const LABEL = 27;

export function Histogram({ title, heads, bins, mine = null }: HistogramProps) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <Chart
      name="histogram"
      title={title}
      heads={heads}
      values={bins.map(({ label, text }) => [label, text])}
      tall={TALL}
    >
      {(width, letters) => {
        const foot = tenth((TALL - 24) * letters);
        // The player's flag is above all bars, so that its text has room.
        const top = (mine ? 36 : 12) * letters;
        const { at, room } = columns(bins.length, [2, width - 2]);
        const high = (count: number) => count && Math.max(2, (count / most) * (foot - top));
        const every = Math.max(1, Math.ceil((LABEL * letters) / room));
        // The player's own label is always shown; of the others every n-th.
        const written = (n: number) => (n - (mine?.at ?? 0)) % every === 0;
        const own = mine && { x: at[mine.at]!, y: foot - high(bins[mine.at]!.count), late: at[mine.at]! > width / 2 };
        return (
          <>
            {bins.map(({ label, count }, n) => (
              <g key={n} class={n === mine?.at ? "own" : ""}>
                <rect
                  x={tenth(at[n]! - room * 0.43)}
                  y={tenth(foot - high(count))}
                  width={tenth(room * 0.86)}
                  height={tenth(high(count))}
                  rx={Math.min(3, room / 6)}
                />
                {written(n) && (
                  <text class="quiet" x={tenth(at[n]!)} y={(TALL - 6) * letters} text-anchor="middle">
                    {label}
                  </text>
                )}
              </g>
            ))}
            <path class="axis" d={`M0 ${foot}H${width}`} />
            {own && (
              <>
                <Flag x={own.x} y={own.y} tall={own.y - 4} />
                <text
                  class="strong"
                  x={own.late ? own.x - 8 : own.x + 22}
                  y={16 * letters}
                  text-anchor={own.late ? "end" : "start"}
                >
                  {mine!.text}
                </text>
              </>
            )}
          </>
        );
      }}
    </Chart>
  );
}
