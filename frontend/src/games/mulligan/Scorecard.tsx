/** The scorecard, hole by hole, with a column per player; in teams of two golfers, the better ball. */

import { SeatMark } from "../../art/Art.tsx";
import { listWords, toPar } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import { roundOf } from "./holes.ts";
import { seatsOf, sideNames, standingsOf } from "./standings.ts";
import "./sheets.css";
import type { MulliganView } from "./state.ts";
import * as say from "./texts/en/scores.ts";

/** Shows the points of the wolf's side game; nothing in other modes. */
export function WolfPoints({ view }: { view: MulliganView }) {
  const { wolf } = view.state;
  const names = namesOf(view);
  return (
    wolf && (
      <p class="num">
        <b>{say.WOLF_POINTS}</b> {listWords(wolf.points.map((points, seat) => say.points(names(seat), points)))}
      </p>
    )
  );
}

export function Scorecard({ view }: { view: MulliganView }) {
  const holes = roundOf(view);
  const { side_scores, side_totals, sides } = view.state;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too
    <section class="mu-scores card" aria-label={say.SCORES} tabIndex={0}>
      <table class="num">
        <caption class="vh">{say.SCORES}</caption>
        <thead>
          <tr>
            <th scope="col">{say.HOLE}</th>
            <th scope="col">{say.PAR}</th>
            {sides.map((side) => (
              <th key={side[0]} scope="col">
                {seatsOf(view, side).map((seat) => (
                  <SeatMark key={seat} seat={seat} size={18} />
                ))}
                <span class="named">{sideNames(view, side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holes.map(({ hole, par }, at) => (
            <tr key={hole}>
              <th scope="row">{hole}</th>
              <td>{par}</td>
              {sides.map((side, one) => (
                <td key={side[0]}>{side_scores[one]![at] ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.TOTAL}</th>
            <td>{holes.reduce((sum, { par }) => sum + par, 0)}</td>
            {side_totals.map((total, at) => (
              <td key={at}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Shows the totals during the vote on the second nine and after the round, lowest first. */
export default function Standings({ view }: { view: MulliganView }) {
  const par = roundOf(view).reduce((sum, hole) => sum + hole.par, 0);
  return (
    <section class="mu-standings">
      <h2>{say.SO_FAR}</h2>
      <ol>
        {standingsOf(view.state).map(({ side, total }) => (
          <li key={side[0]}>
            {seatsOf(view, side).map((seat) => (
              <SeatMark key={seat} seat={seat} size={22} />
            ))}
            <b class="named">{sideNames(view, side)}</b>
            <b class="display num">{total}</b> <span class="num">{toPar(total - par)}</span>
          </li>
        ))}
      </ol>
      <WolfPoints view={view} />
    </section>
  );
}
