/** A player's nine cards at a glance, with name, visible total, and whose turn it is. */

import { SeatMark } from "../../art/Art.tsx";
import { points } from "../../ui/namesAndScores.ts";
import { botWords, namesOf } from "../seatNames.ts";
import { type Board, isEarlier } from "./board.ts";
import { CardArt } from "./CardArt.tsx";
import { Brought, Grid } from "./Grid.tsx";
import { handOf } from "./gridPlaces.ts";
import { bonusOf } from "./roundEnd.ts";
import type { BecksView } from "./state.ts";
import { scoresOf } from "./status.ts";
import { CHOOSING, OUT, spokenPanel, TO_PLAY, totalWords } from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

type PanelProps = Pick<Play, "view" | "board"> & { seat: number; open(seat: number): void };

export function PlayerPanel({ view, board, seat, open }: PanelProps) {
  const { grid, sets } = board.nines[seat]!;
  const { ended } = board;
  const { now, all } = scoresOf(board, seat);
  const playedBy = botWords(view.seats[seat]);
  const acts = !ended && (board.drawn?.seat === seat || (!isEarlier(board, view) && isNext(view, seat)));
  const holds = board.drawn?.seat === seat;
  return (
    <button type="button" class={`bg-panel${acts ? " acts" : ""}`} onClick={() => open(seat)}>
      <span class="who">
        <SeatMark seat={seat} size={18} />
        <b class="name">{namesOf(view)(seat)}</b>{" "}
        <b class="now num" aria-hidden="true">
          {points(now)}
        </b>
        {board.closer === seat && <Out board={board} />}
        <small class="all num" aria-hidden="true">
          {totalWords(all)}
        </small>{" "}
        <small class="note">{acts ? (view.state.phase === "opening" ? CHOOSING : TO_PLAY) : playedBy}</small>
      </span>
      <span class="vh">{spokenPanel(now, all, ended !== null, grid, sets, holds)}</span>
      <Grid grid={grid} sets={sets} seat={seat} />
      <span class="held" data-spot={handOf(seat)}>
        {holds && <CardArt face={board.drawn!.card} />}
      </span>
    </button>
  );
}

/** Whether the table waits for this seat. */
function isNext({ state, waiting_for, status }: BecksView, seat: number): boolean {
  return status === "playing" && (state.phase === "opening" ? waiting_for.includes(seat) : state.turn === seat);
}

/** Shows who went out first and, after the round, the bonus or penalty for it. */
export function Out({ board: { ended } }: { board: Board }) {
  return ended ? <Brought by={bonusOf(ended)} /> : <i class="chip">{OUT}</i>;
}
