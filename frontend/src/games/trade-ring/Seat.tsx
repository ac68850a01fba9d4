/** A seat at the ring: its player, card and state. */

import { SeatMark } from "../../art/Art.tsx";
import { Card, Chip, Outline } from "../../art/playing-cards/Card.tsx";
import { later } from "../../ui/lazy.tsx";
import { namesOf } from "../seatNames.ts";
import { keyed } from "../table/Actions.tsx";
import { ChipsOnCard } from "./ChipsOnCard.tsx";
import { spotStyle } from "./ringLayout.ts";
import type { RingProps } from "./ringProps.ts";
import type { Slot } from "./shownRing.ts";
import { nameOf } from "./state.ts";
import { chipsName } from "./texts/en/words.ts";

const Peeled = later(() => import("../../art/playing-cards/Peeled.tsx"));

export interface SeatProps extends RingProps {
  seat: number;
  place: number;
}

export function Seat(props: SeatProps) {
  const { view, stage, words, choices, draft, take, seat, place, layout } = props;
  const spot = layout.seats[place]!;
  const mine = seat === view.you;
  const note = words?.noteOf(view, stage, seat);
  const offered = choices.swap.includes(seat);
  const looks = [
    spot.x === layout.middle.x ? "centre" : spot.x < layout.middle.x ? "west" : "east",
    mine && "front",
    note?.gold && "gold",
    !stage.active[seat] && stage.phase !== "over" && "out",
    offered && "offers",
    draft.take === seat && "taken",
    stage.chips[seat] != null && "paid",
    stage.thinking.includes(seat) && "thinks",
  ];
  const body = (
    <>
      <span class="vh">{words?.lyingWords(view, stage, seat)}</span>
      <span class="slot" data-spot={`slot${seat}`} aria-hidden="true">
        <Lying {...props} />
        {!layout.wide && !mine && <Chips {...props} />}
      </span>
      {note?.words && (
        <span class={`tag${note.sign ? " signed" : ""}`} aria-hidden={offered}>
          {note.sign && <i aria-hidden="true">{note.sign}</i>} <span>{note.words}</span>
        </span>
      )}
    </>
  );
  return (
    <li
      class={`tr-seat ${looks.filter(Boolean).join(" ")}`}
      style={{ ...spotStyle(spot), width: `${layout.seat.w}px`, marginLeft: `${layout.seat.w / -2}px` }}
    >
      {!mine && <Plate {...props} />}
      {offered ? (
        <button
          type="button"
          class="body"
          {...keyed(String(choices.swap.indexOf(seat) + 1))}
          aria-pressed={draft.take === seat}
          onClick={() => take(seat)}
        >
          {body}
        </button>
      ) : (
        <div class="body">{body}</div>
      )}
    </li>
  );
}

/** Shows whose seat it is; a tap opens what is known of the hand. */
function Plate(props: SeatProps) {
  const { view, stage, words, layout, seat, open } = props;
  return (
    <button type="button" class="plate" onClick={() => open({ seat })}>
      <span class="mark" data-spot={`hand${seat}`}>
        <SeatMark seat={seat} size={layout.roomy ? 17 : 14} />
      </span>
      <span class="name">{namesOf(view)(seat)}</span>
      {layout.wide && <Chips {...props} />}
      <span class="vh">{words?.plateWords(view, seat, layout.wide ? null : (stage.chips[seat] ?? null))}</span>
    </button>
  );
}

function Chips({ stage, seat }: SeatProps) {
  const chips = stage.chips[seat] ?? null;
  return chips === null ? null : (
    <span class="num">
      <Chip size={14} />
      <span class="vh">, </span>
      {chips}
      <span class="vh"> {chipsName(chips)}</span>
    </span>
  );
}

/** Returns the best card of the value hand, shown on the ring once all hands are open. */
function bestOf({ view, stage, seat }: SeatProps): Slot | null {
  const value = stage.phase === "over" ? view.state.players[seat]?.value : null;
  return value ? { card: value.top, chips: null, down: false } : null;
}

function Lying(props: SeatProps) {
  const { stage, seat } = props;
  const slot = stage.slots[seat] ?? bestOf(props);
  if (!slot) return stage.active[seat] || stage.phase === "over" ? <Outline /> : <Fan />;
  const name = slot.card === null ? null : nameOf(slot.card);
  return (
    <span class="lies">
      {slot.down && name ? <Peeled name={name} /> : <Card name={name} words={null} />}
      {slot.chips ? <ChipsOnCard chips={slot.chips} /> : null}
    </span>
  );
}

/** Draws a hand that is out of the game. */
function Fan() {
  return (
    <svg class="fan" viewBox="0 0 92 74" aria-hidden="true">
      <use href="#pc-fan" />
    </svg>
  );
}
