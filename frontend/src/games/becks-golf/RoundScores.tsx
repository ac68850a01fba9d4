/** The scores of all rounds, who went out first, and the final cards of the last round. */

import type { ComponentChildren } from "preact";
import { Art, SeatMark } from "../../art/Art.tsx";
import { points } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import CardPictures from "./CardPictures.tsx";
import { Brought, Grid } from "./Grid.tsx";
import { BONUS, PENALTY } from "./goingOutScores.ts";
import { bonusOf, closerWords } from "./roundEnd.ts";
import type { BecksView, Ended } from "./state.ts";
import { spokenGrid } from "./texts/en/cards.ts";
import * as say from "./texts/en/scores.ts";
import "./round-scores.css";

interface RoundScoresProps {
  view: BecksView;
  /** The seats, best first or in seat order. */
  order: readonly number[];
}

export default function RoundScores({ view, order }: RoundScoresProps) {
  return (
    <>
      <Scores view={view} order={order} />
      {view.state.last && <EndedRound view={view} ended={view.state.last} order={order} />}
    </>
  );
}

function Scores({ view, order }: RoundScoresProps) {
  const { players, closers } = view.state;
  const names = namesOf(view);
  const cells = (cell: (seat: number) => ComponentChildren) =>
    order.map((seat) => (
      <td key={seat} class={seat === view.you ? "mine" : ""}>
        {cell(seat)}
      </td>
    ));
  return (
    <div class="bg-rounds card">
      <table class="num">
        <caption class="vh">{say.BY_ROUND}</caption>
        <thead>
          <tr>
            <th scope="col">{say.ROUND}</th>
            {order.map((seat) => (
              <th key={seat} scope="col" class={seat === view.you ? "mine" : ""}>
                <SeatMark seat={seat} size={18} />
                <span>{names(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {closers.map((closer, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {cells((seat) => (
                <>
                  {points(players[seat]!.scores[index] ?? 0)}
                  {closer === seat && <Art name="pin" size={12} />}
                  {closer === seat && <span class="vh">{say.WENT_OUT}</span>}
                </>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.TOTAL}</th>
            {cells((seat) => points(players[seat]!.total))}
          </tr>
        </tfoot>
      </table>
      <p class="note">
        <Art name="pin" size={16} /> {say.closerNote(BONUS, PENALTY)}
      </p>
    </div>
  );
}

/** The grids of a finished round. */
function EndedRound({ view, ended, order }: RoundScoresProps & { ended: Ended }) {
  const names = namesOf(view);
  return (
    <section class="bg-ended">
      <CardPictures />
      <h2>{say.roundTitle(ended.round)}</h2>
      <p>{closerWords(ended, names)}</p>
      <ul>
        {order.map((seat) => (
          <li key={seat} class="card">
            <p class="who num">
              <SeatMark seat={seat} size={18} />
              <span class="name">{names(seat)}</span>
              {ended.closer === seat && <Brought by={bonusOf(ended)} />}
              <b>{points(ended.scores[seat]!)}</b>
            </p>
            <div role="img" aria-label={spokenGrid(ended.grids[seat]!, ended.sets[seat]!)}>
              <Grid grid={ended.grids[seat]!} sets={ended.sets[seat]!} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
