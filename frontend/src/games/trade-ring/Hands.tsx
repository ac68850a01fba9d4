/** Everybody's hand, for those who look on, and in replays. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seats.ts";
import { Row } from "./Row.tsx";
import type { RingView } from "./state.ts";
import { ALL_HANDS, FOLDED } from "./texts/en/hands.ts";
import { handWords } from "./words.ts";
import "./hands.css";

export default function Hands({ view }: { view: RingView }) {
  const { players, phase } = view.state;
  return (
    <ul class="tr-hands" aria-label={ALL_HANDS}>
      {players.map(({ seat, hand, value, active }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={22} />
          <p>
            <b>{namesOf(view)(seat)}</b>
            <span>
              {value && handWords(value)}
              {!active && phase !== "over" && FOLDED}
            </span>
          </p>
          {hand && <Row cards={hand} counts={value?.cards.length ?? 0} />}
        </li>
      ))}
    </ul>
  );
}
