/** A bar chart with bars above and below a line, such as strokes against par. */

import { Chart } from "./Chart.tsx";
import { around, columns, tenth } from "./scale.ts";

export interface Bar {
  /** Label below the bar, "7". */
  label: string;
  /** What it shows, in words: "Hole 7, par 3". */
  of: string;
  /** Value relative to the line; null if unknown. */
  over: number | null;
  /** Text at its end, also for screen readers; present even if the value is unknown. */
  text: string;
  /** It is highlighted. */
  most?: boolean;
}

interface BarsProps {
  title: string;
  heads: readonly [string, string];
  /** Label of the line. */
  line: string;
  bars: readonly Bar[];
}

const TALL = 138;
/** Least value range, so that tenths of a stroke do not look like mountains. */
const LEAST = 0.8;

export function Bars({ title, heads, line, bars }: BarsProps) {
  return (
    <Chart name="bars" title={title} heads={heads} values={bars.map(({ of, text }) => [of, text])} tall={TALL}>
      {(width, letters) => {
        const [top, foot] = [22 * letters, (TALL - 44) * letters];
        const known = bars.map(({ over }) => over ?? 0);
        const { zero, unit } = around(known, foot - top, LEAST);
        const { at, room } = columns(bars.length, [34 * letters, width]);
        const wide = Math.min(26, room * 0.62);
        const y = tenth(top + zero);
        return (
          <>
            <text class="quiet" x="0" y={y} dy=".35em">
              {line}
            </text>
            {bars.map((bar, n) => {
              const long = Math.abs(known[n]!) * unit;
              const above = known[n]! >= 0;
              return (
                <g key={n} class={bar.most ? "most" : above ? "over" : "under"} text-anchor="middle">
                  {bar.over !== null && (
                    <>
                      <rect
                        x={tenth(at[n]! - wide / 2)}
                        y={tenth(above ? y - long : y)}
                        width={tenth(wide)}
                        height={tenth(Math.max(long, 1.5))}
                        rx="3"
                      />
                      <text x={tenth(at[n]!)} y={tenth(above ? y - long - 6 : y + long + 16 * letters)}>
                        {bar.text}
                      </text>
                    </>
                  )}
                  <text class="quiet" x={tenth(at[n]!)} y={(TALL - 5) * letters}>
                    {bar.label}
                  </text>
                </g>
              );
            })}
            <path class="axis" d={`M${tenth(34 * letters - 4)} ${y}H${width}`} />
          </>
        );
      }}
    </Chart>
  );
}
