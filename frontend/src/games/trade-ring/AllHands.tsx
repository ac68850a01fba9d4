/** All hands of a finished game in order, best first; what was in the pot and left in the deck. */

import { SeatMark } from "../../art/Art.tsx";
import { Chip } from "../../art/playing-cards/Card.tsx";
import Pictures from "../../art/playing-cards/Pictures.tsx";
import { namesOf } from "../seats.ts";
import { orderOf } from "../table/groups.ts";
import type { Finished } from "../types.ts";
import { endWords } from "./outcome.ts";
import { Row } from "./Row.tsx";
import type { RingState } from "./state.ts";
import { ALL_HANDS, CHIPS, FOLDED, leftIn } from "./texts/en/result.ts";
import { handWords } from "./words.ts";
import "./all-hands.css";

type Over = Finished<RingState>;

export default function AllHands({ view }: { view: Over }) {
  const { left } = view.state;
  return (
    <>
      <Pictures />
      <ol class="tr-result" aria-label={ALL_HANDS}>
        {orderOf(view).map((seat, at) => (
          <Hand key={seat} view={view} seat={seat} at={at} />
        ))}
      </ol>
      <p class="tr-end">{endWords(view.state)}</p>
      {left && left.length > 0 && (
        <section class="tr-left">
          <h2 class="label">{leftIn(left.length)}</h2>
          <Row cards={left} counts={0} />
        </section>
      )}
    </>
  );
}

/** A hand, turning up a moment after the one above it. */
function Hand({ view, seat, at }: { view: Over; seat: number; at: number }) {
  const player = view.state.players[seat]!;
  const folded = view.state.end !== "fold" && !player.active;
  return (
    <li>
      <b class="at num">{at + 1}</b>
      <p>
        <span class="who">
          <SeatMark seat={seat} size={20} /> <b>{namesOf(view)(seat)}</b>
          {folded && <small>{FOLDED}</small>}
          {player.chips !== null && (
            <span class="chips num">
              <Chip size={18} /> {player.chips}
              <span class="vh">{CHIPS}</span>
            </span>
          )}
        </span>
        <span>{player.value && handWords(player.value)}</span>
      </p>
      <span style={{ "--at": at }}>
        <Row cards={player.hand ?? []} counts={player.value?.cards.length ?? 0} turns />
      </span>
    </li>
  );
}
