/** Dice Golf's part of the daily challenge page: hidden dice, and the round hole by hole. */

import { Art } from "../../art/Art.tsx";
import { Die } from "../../art/dice/Die.tsx";
import { later } from "../../ui/lazy.tsx";
import type { DailyModule } from "../types.ts";
import { type Cell, cardOf } from "./scorecardRows.ts";
import "./daily.css";
import { alone } from "./dailyRound.ts";
import type { GolfView } from "./shownHole.ts";
import * as texts from "./texts/en/daily.ts";
import { marks } from "./texts/en/scorecard.ts";

const Faces = later(() => import("../../art/dice/Faces.tsx"));
const DICE = ["black", "red", "white", "green", "blue"] as const;

export function Dice() {
  return (
    <>
      <Faces />
      {DICE.map((die) => (
        <span key={die} aria-hidden="true">
          <Die die={die} face={null} />
        </span>
      ))}
    </>
  );
}

export { nextWords, toPar } from "./dailyRound.ts";

export const Holes: DailyModule["Holes"] = ({ holes, view }) => {
  const cells = view ? cardOf((view as GolfView).state, 1, 0).rows[0]!.cells : [];
  const at = view ? alone(view).at : null;
  return (
    <ol class="day-holes num">
      {holes.map(({ hole, par }, n) => (
        <li key={hole} class={n === at ? "next" : ""}>
          <span aria-hidden="true">{hole}</span>
          <span class="vh">{texts.cell(hole, par)}</span>
          <Score cell={cells[n]} next={n === at} />
        </li>
      ))}
    </ol>
  );
};

function Score({ cell, next }: { cell: Cell | undefined; next: boolean }) {
  if (next)
    return (
      <i>
        <Art name="pin" size={18} />
        <span class="vh">{texts.NEXT}</span>
      </i>
    );
  if (!cell || cell.score === null || cell.maybe)
    return (
      <i class="to-come">
        <span class="vh">{texts.TO_COME}</span>
      </i>
    );
  return (
    <i>
      <span class={`m ${cell.mark}${cell.score > 9 ? " long" : ""}`}>{cell.score}</span>
      <span class="vh"> {marks[cell.mark]}</span>
    </i>
  );
}
