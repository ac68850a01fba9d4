/** Everybody's hand, best known first where all are open: for those who look on, and in replays. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seats.ts";
import { Row } from "./Row.tsx";
import type { RingView } from "./state.ts";
import { handWords } from "./words.ts";
import "./hands.css";

export default function Hands({ view }: { view: RingView }) {
  const { players, phase } = view.state;
  const names = namesOf(view);
  if (players.every(({ hand }) => !hand)) {
    return <p class="tr-watch">You are watching. Hands stay hidden until the end.</p>;
  }
  return (
    <ul class="tr-hands" aria-label="All hands">
      {players.map(({ seat, hand, value, active }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={22} />
          <p>
            <b>{names(seat)}</b>
            <span>
              {value ? handWords(value) : ""}
              {!active && phase !== "over" && ", folded"}
            </span>
          </p>
          {hand && <Row cards={hand} counts={value?.cards.length ?? 0} />}
        </li>
      ))}
    </ul>
  );
}
