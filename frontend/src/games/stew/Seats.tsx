import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seats.ts";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** A row for each seat: who it is, its cards and tokens, and its money. */
export function Seats({ view }: { view: StewView }) {
  const names = namesOf(view);
  return (
    <ol class="stew-seats">
      {view.state.players.map(({ seat, money, hand, specialty, plays }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={16} />
          <span class="who">
            <b class="named">{names(seat)}</b>
            <small class="named">
              {[say.knack(specialty), say.hand(hand), say.played(plays.map(({ token }) => token))]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </span>
          <b class="num">{say.pence(money)}</b>
        </li>
      ))}
    </ol>
  );
}
