import { SeatMark } from "../../art/Art.tsx";
import { botWords, namesOf } from "../seatNames.ts";
import { Card } from "./Card.tsx";
import type { Board } from "./scenes.ts";
import type { TinyView } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** A row for each seat: its open card, name, note and points. */
export function Seats({ view, board }: { view: TinyView; board: Board }) {
  const names = namesOf(view);
  return (
    <ol class="ln-seats">
      {board.lies.map((number, seat) => (
        <li key={seat}>
          <Card number={number} />
          <span class="who">
            <span class="named">
              <SeatMark seat={seat} size={16} /> <b>{names(seat)}</b>
            </span>
            <small class="named">{noteOn(view, seat)}</small>
          </span>
          {seat === board.chip && <i class="ln-chip" role="img" aria-label={say.CHIP} />}
          <b class="num">{say.points(board.points[seat]!)}</b>
        </li>
      ))}
    </ol>
  );
}

/** A seat's bot level, what the player has done, and the cards of their hand that are visible. */
function noteOn({ state, seats, waiting_for }: TinyView, seat: number): string {
  const { asked, choice, cards } = state.players[seat]!;
  const picks = state.phase === "pick" && !waiting_for.includes(seat);
  const does = choice ? say.pickedThe(choice.number) : picks ? say.PICKED : asked && say.ASKED;
  return [botWords(seats[seat]), does, cards && say.holds(cards)].filter(Boolean).join(", ");
}
