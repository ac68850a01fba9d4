/** The whole scorecard of a finished round, nine holes at a time. */

import { useState } from "preact/hooks";
import { SeatMark } from "../../../art/Art.tsx";
import { sum } from "../../../screens/courses/course.ts";
import { Choice } from "../../../ui/Choice.tsx";
import { toPar } from "../../../ui/words.ts";
import { namesOf } from "../../seats.ts";
import { orderOf } from "../../table/groups.ts";
import { cardOf, markOf, ninesOf } from "../card.ts";
import * as texts from "../texts/en/result.ts";
import type { GolfView } from "./outcome.ts";
import "./scorecards.css";

export function Scorecards({ view }: { view: GolfView }) {
  const { state } = view;
  const [round, setRound] = useState("1");
  const rounds = Array.from({ length: state.rounds }, (_, n) => ({
    value: String(n + 1),
    label: texts.roundOf(n + 1),
  }));
  return (
    <>
      {state.rounds > 1 && (
        <Choice look="hidden" legend={texts.ROUND} options={rounds} value={round} onChange={setRound} />
      )}
      <div class="scorecards card">
        {Array.from({ length: ninesOf(state) }, (_, nine) => (
          <Nine key={nine} view={view} round={Number(round)} nine={nine} />
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
  const shownBefore = nine === 0 ? [] : view.state.holes.slice(0, nine * 9);
  const pars = sum(holes.map((hole) => hole.par));
  return (
    <table class="num">
      <caption class="vh">{texts.nine(holes[0]?.hole, holes[holes.length - 1]?.hole)}</caption>
      <thead>
        <tr>
          <th scope="row">{texts.HOLE}</th>
          {holes.map((hole) => (
            <th scope="col" key={hole.hole}>
              {hole.hole}
            </th>
          ))}
          <th scope="col">{sumWord(view, holes[0]?.hole ?? 1)}</th>
        </tr>
        <tr class="pars">
          <th scope="row">{texts.PAR}</th>
          {holes.map((hole) => (
            <td key={hole.hole}>{hole.par}</td>
          ))}
          <td>{pars}</td>
        </tr>
      </thead>
      <tbody>
        {orderOf(view).map((seat) => {
          const scores = rows[seat]!.cells.map((cell) => cell.score);
          const mine = seat === view.you || view.seats.length === 1;
          const before = runUpTo(view, seat, round, shownBefore.length);
          return [
            <tr key={seat} class={mine ? "mine" : ""}>
              <th scope="row">
                <span class="who">
                  <SeatMark seat={seat} size={16} />
                  <span>{namesOf(view)(seat)}</span>
                </span>
              </th>
              {scores.map((score, n) => (
                <Score key={n} score={score} par={holes[n]!.par} />
              ))}
              <td class="sum">{sum(scores.map((score) => score ?? 0))}</td>
            </tr>,
            mine && <Run key="run" scores={scores} pars={holes.map((hole) => hole.par)} before={before} />,
          ];
        })}
      </tbody>
    </table>
  );
}

/** What the last column is called. */
function sumWord(view: GolfView, first: number): string {
  if (view.state.holes.length <= 9 && first === 1 && view.options["holes"] === "all") return texts.SUM;
  return first < 10 ? texts.OUT : texts.IN;
}

/** Against par before this nine, in this round. */
function runUpTo(view: GolfView, seat: number, round: number, holes: number): number {
  const scores = view.state.players[seat]!.scores[round - 1] ?? [];
  return sum(scores.slice(0, holes).map((score, n) => (score === null ? 0 : score - view.state.holes[n]!.par)));
}

function Score({ score, par }: { score: number | null; par: number }) {
  if (score === null) return <td aria-label={texts.notPlayed}>–</td>;
  const mark = markOf(score - par);
  return (
    <td>
      <span class={`m ${mark}`}>{score}</span>
      <span class="vh"> {texts.marks[mark]}</span>
    </td>
  );
}

function Run({ scores, pars, before }: { scores: (number | null)[]; pars: number[]; before: number }) {
  let total = before;
  const running = scores.map((score, n) => {
    total += score === null ? 0 : score - pars[n]!;
    return score === null ? "" : toPar(total);
  });
  return (
    <tr class="run">
      <th scope="row">+/−</th>
      {running.map((text, n) => (
        <td key={n}>{text}</td>
      ))}
      <td>{toPar(total)}</td>
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
