/** Development page with every chart. Not shipped. `?night=1` shows the dark theme. */

import { render } from "preact";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "../src/ui/screen.css";
import { Bars } from "../src/ui/charts/Bars.tsx";
import { Diverging } from "../src/ui/charts/Diverging.tsx";
import { Histogram } from "../src/ui/charts/Histogram.tsx";
import { Line } from "../src/ui/charts/Line.tsx";
import { StackedBar } from "../src/ui/charts/StackedBar.tsx";

if (new URLSearchParams(location.search).has("night")) document.documentElement.classList.add("night");
const signed = (n: number) => (n === 0 ? "E" : n > 0 ? `+${n}` : `−${-n}`);

const INDEX = [12.4, 12.1, 12.6, 11.9, 11.7, 12, 11.2, 10.9, 11.1, 10.4, 10.2, 9.8];
const MONTHS = ["Jun", "Jun", "Jul", "Jul", "Jul", "Aug", "Aug", "Sep", "Sep", "Oct", "Oct", "Nov"];
const points = INDEX.map((value, n) => ({ value, text: value.toFixed(1), when: `Round ${n + 1}`, mark: MONTHS[n]! }));
const line = { heads: ["When", "Index"] as const, rung: String };

const AVERAGE = [4.3, 4.9, 4.2, 3.9, 3.3, 5.2, 2.8, 4.4, 4.6];
const PARS = [4, 5, 4, 4, 3, 5, 3, 4, 4];
const bars = AVERAGE.map((value, n) => ({
  label: String(n + 1),
  of: `Hole ${n + 1}, par ${PARS[n]}`,
  over: n === 3 ? null : value - PARS[n]!,
  text: value.toFixed(1),
  most: n === 8,
}));

const COUNTS = [2, 0, 4, 8, 18, 26, 34, 24, 18, 12, 6, 4];
const bins = COUNTS.map((count, n) => ({ label: signed(n - 6), count, text: `${count} players` }));

const parts = (
  [
    ["Putting", 1.4],
    ["Driving", 0.6],
    ["Rough and bunkers", 0.2],
    ["Weather", -0.5],
  ] as const
).map(([of, better]) => ({ of, better, text: `${Math.abs(better)} ${better < 0 ? "worse" : "better"}` }));

render(
  <div class="screen" style={{ display: "block" }}>
    <div class="hand">
      <main style={{ display: "grid", gap: "16px" }}>
        <Line title="Index, down 2.6 since June" figure="9.8" points={points} {...line} />
        <Line title="One round" figure="12.4" points={points.slice(0, 1)} {...line} />
        <Bars title="Average strokes per hole" heads={["Hole", "Strokes"]} line="Par" bars={bars} />
        <Histogram
          title="Yesterday at Augustine"
          heads={["Score", "Players"]}
          bins={bins}
          mine={{ at: 5, text: "You, one of 26" }}
        />
        <Histogram title="Nobody's own" heads={["Score", "Players"]} bins={[...bins, ...bins]} />
        <Diverging title="Strokes per round against the average" heads={["Part", "Strokes"]} parts={parts} />
        <StackedBar
          title="You and Ana, 20 rounds"
          pieces={[
            { count: 7, text: "You 7", paint: "var(--seat-0)" },
            { count: 2, text: "2 shared", paint: "var(--seat-5)" },
            { count: 11, text: "Ana 11", paint: "var(--seat-2)" },
          ]}
        />
      </main>
    </div>
  </div>,
  document.getElementById("app")!,
);
