/** All hands: for watchers, in replays, and in the result. */

import { SeatMark } from "../../art/Art.tsx";
import { Chip } from "../../art/playing-cards/Card.tsx";
import { namesOf } from "../seatNames.ts";
import HandRow from "./HandRow.tsx";
import { handWords } from "./handWords.ts";
import type { RingView } from "./state.ts";
import { ALL_HANDS, CHIPS, FOLDED } from "./texts/en/hands.ts";
import "./all-hands.css";

/** `order`: the seats, best first; then hands appear one after another, with their owners' chips. */
export default function AllHands({ view, order }: { view: RingView; order?: number[] }) {
  const { players, phase, end } = view.state;
  const all = order?.map((seat) => players[seat]!) ?? players;
  return (
    <ol class={`tr-hands${order ? " ranked" : ""}`} aria-label={ALL_HANDS}>
      {all.map(({ seat, hand, value, active, chips }, at) => (
        <li key={seat} style={{ "--at": at }}>
          {order && <b class="at num">{at + 1}</b>}
          <p>
            <b>
              <SeatMark seat={seat} size={20} /> <span>{namesOf(view)(seat)}</span>
            </b>
            <span>
              {value && handWords(value)}
              {!active && end !== "fold" && (order || phase !== "over") && FOLDED}
            </span>
            {order && chips !== null && (
              <span class="chips num">
                <Chip size={18} /> {chips}
                <span class="vh">{CHIPS}</span>
              </span>
            )}
          </p>
          {hand && <HandRow cards={hand} counts={value?.cards.length ?? 0} turns={!!order} />}
        </li>
      ))}
    </ol>
  );
}
