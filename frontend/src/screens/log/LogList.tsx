import type { View } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import type { Figure, LogModule } from "../../games/types.ts";
import * as texts from "../../texts/en/log.ts";
import "./log.css";
import { byChapter, type Line, momentOf } from "./logLines.ts";

interface LogListProps {
  view: View;
  game: LogModule;
  lines: readonly Line[];
  /** The entry that is shown. */
  at?: number;
  /** Shows the table after this entry; if absent, lines are links to it. */
  open?(n: number): void;
}

/** Shows the log, newest first, by hole or round. Each line opens its moment. */
export function LogList({ view, game, lines, at, open }: LogListProps) {
  return (
    <div class="log">
      {byChapter(lines).map(({ number, lines }) => (
        <section key={number}>
          <h3 class="label">{number > 0 ? game.title(number, view as never) : texts.BEFORE}</h3>
          <ol reversed>
            {lines.map((line, place) => (
              <li key={`${line.n} ${place}`}>
                {number > 0 ? (
                  <a
                    class="log-line"
                    href={momentOf(view.table, line.n)}
                    aria-current={line.n === at ? "step" : undefined}
                    onClick={(event) => {
                      if (!open) return;
                      event.preventDefault();
                      open(line.n);
                    }}
                  >
                    <Told line={line} />
                  </a>
                ) : (
                  <p class="log-line">
                    <Told line={line} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Told({ line: { seat, words, figure } }: { line: Line }) {
  return (
    <>
      {seat === null ? <i class="log-all" /> : <SeatMark seat={seat} size={26} />}
      <span>{words}</span>
      {figure && <FigureMark {...figure} />}
    </>
  );
}

/** Marks a score as scorecards do: a ring under par, a box over par. */
function FigureMark({ text, toPar = 0, open = false }: Figure) {
  const mark = toPar < 0 ? "under" : toPar > 0 ? "over" : "";
  return <b class={`num log-figure ${mark}${open ? " open" : ""}`}>{text}</b>;
}
