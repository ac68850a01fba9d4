import { SeatMark } from "../../art/Art.tsx";
import { botWords, namesOf } from "../seatNames.ts";
import type { SomeGameView } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** A row for each seat: who it is, and its number once all lie open. */
export function Seats({ view }: { view: SomeGameView }) {
  const names = namesOf(view);
  const { phase, players } = view.state;
  return (
    <ol class="some-game-seats">
      {players.map(({ seat, number, choice }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={16} />
          <span class="who">
            <b class="named">{names(seat)}</b>
            <small class="named">
              {botWords(view.seats[seat]) || (phase === "pick" && !view.waiting_for.includes(seat) && say.PICKED)}
            </small>
          </span>
          <b class="num">{number ?? choice}</b>
        </li>
      ))}
    </ol>
  );
}
