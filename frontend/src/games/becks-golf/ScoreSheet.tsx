/** All scores so far, one player's cards large, and how the last round ended. */

import { points } from "../../ui/namesAndScores.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { botWords, namesOf } from "../seatNames.ts";
import { Grid } from "./Grid.tsx";
import RoundScores from "./RoundScores.tsx";
import { spokenGrid } from "./texts/en/cards.ts";
import { cardsOf, NO_ROUNDS, SCORES, SO_FAR } from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

type ScoreSheetProps = Pick<Play, "view" | "board"> & { seat: number | null; onClose(): void };

/** `seat`: whose cards are shown. */
export default function ScoreSheet({ view, board, seat, onClose }: ScoreSheetProps) {
  const order = view.seats.map((one) => one.seat);
  const looked = seat === null || seat === view.you ? null : seat;
  const nine = looked === null ? null : board.nines[looked]!;
  return (
    <Sheet title={looked === null ? SCORES : cardsOf(namesOf(view)(looked))} onClose={onClose} name="bg-sheet">
      {nine && (
        <div class="looked">
          <div role="img" aria-label={spokenGrid(nine.grid, nine.sets)}>
            <Grid grid={nine.grid} sets={nine.sets} />
          </div>
          <p class="num">
            {!board.ended && <b class="display">{points(nine.showing)}</b>} {!board.ended && SO_FAR}
            <small class="note">{botWords(view.seats[looked!])}</small>
          </p>
        </div>
      )}
      {view.state.last ? <RoundScores view={view} order={order} /> : <p class="note">{NO_ROUNDS}</p>}
    </Sheet>
  );
}
