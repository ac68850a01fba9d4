/** The whole scorecard of a finished round, nine holes at a time. */

import { useState } from "preact/hooks";
import { SeatMark } from "../../../art/Art.tsx";
import { sum } from "../../../ui/course.ts";
import { later } from "../../../ui/lazy.tsx";
import { toPar } from "../../../ui/namesAndScores.ts";
import { last } from "../../lists.ts";
import { namesOf } from "../../seatNames.ts";
import { orderOf } from "../../table/podium.ts";
import { type Cell, cardOf, NINE, ninesOf, runOf } from "../scorecardRows.ts";
import * as texts from "../texts/en/result.ts";
import { HOLE, marks } from "../texts/en/scorecard.ts";
import type { GolfView } from "./outcome.ts";
import "./scorecards.css";

const RoundChoice = later(() => import("../RoundChoice.tsx"));

export function Scorecards({ view }: { view: GolfView }) {
  const { state } = view;
  const [round, show] = useState(1);
  return (
    <>
      {state.rounds > 1 && <RoundChoice rounds={state.rounds} round={round} show={show} />}
      <div class="scorecards card">
        {Array.from({ length: ninesOf(state) }, (_, nine) => (
          <Nine key={nine} view={view} round={round} nine={nine} />
        ))}
      </div>
      <Key />
    </>
  );
}

interface NineProps {
  view: GolfView;
  round: number;
  nine: number;
}

function Nine({ view, round, nine }: NineProps) {
  const { holes, rows } = cardOf(view.state, round, nine);
  const [from, to] = [holes[0]?.hole, last(holes)?.hole];
  return (
    <table class="num">
      <caption class="vh">{texts.nine(from, to)}</caption>
      <thead>
        <tr>
          <th scope="row">{HOLE}</th>
          {holes.map(({ hole }) => (
            <th scope="col" key={hole}>
              {hole}
            </th>
          ))}
          <th scope="col">{sumWord(view, from ?? 1)}</th>
        </tr>
        <tr class="pars">
          <th scope="row">{texts.PAR}</th>
          {holes.map(({ hole, par }) => (
            <td key={hole}>{par}</td>
          ))}
          <td>{sum(holes.map(({ par }) => par))}</td>
        </tr>
      </thead>
      <tbody>
        {orderOf(view).map((seat) => {
          const { cells } = rows[seat]!;
          const mine = seat === view.you || view.seats.length === 1;
          return [
            <tr key={seat} class={mine ? "mine" : ""}>
              <th scope="row">
                <span class="who">
                  <SeatMark seat={seat} size={16} />
                  <span>{namesOf(view)(seat)}</span>
                </span>
              </th>
              {cells.map((cell, at) => (
                <Score key={at} cell={cell} />
              ))}
              <td class="sum">{sum(cells.map(({ score }) => score ?? 0))}</td>
            </tr>,
            mine && <Run key="run" run={runOf(view.state, seat, round)} nine={nine} />,
          ];
        })}
      </tbody>
    </table>
  );
}

/** Returns the heading of the last column. */
function sumWord({ state, options }: GolfView, first: number): string {
  if (state.holes.length <= NINE && first === 1 && options["holes"] === "all") return texts.SUM;
  return first <= NINE ? texts.OUT : texts.IN;
}

function Score({ cell: { score, mark } }: { cell: Cell }) {
  if (score === null) return <td aria-label={texts.NOT_PLAYED}>–</td>;
  return (
    <td>
      <span class={`m ${mark}`}>{score}</span>
      <span class="vh"> {marks[mark]}</span>
    </td>
  );
}

/** Shows the score against par after each hole. */
function Run({ run, nine }: { run: (number | null)[]; nine: number }) {
  const end = (nine + 1) * NINE;
  const played = run.slice(0, end).filter((total) => total !== null);
  return (
    <tr class="run">
      <th scope="row">+/−</th>
      {run.slice(nine * NINE, end).map((total, at) => (
        <td key={at}>{total === null ? "" : toPar(total)}</td>
      ))}
      <td>{toPar(last(played) ?? 0)}</td>
    </tr>
  );
}

function Key() {
  return (
    <div class="key" aria-hidden="true">
      {Object.entries(texts.key).map(([mark, word]) => (
        <span key={mark}>
          <i class={`m ${mark}`} />
          {word}
        </span>
      ))}
    </div>
  );
}
