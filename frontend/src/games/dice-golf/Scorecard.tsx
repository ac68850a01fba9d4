/** The scorecard, nine holes at a time. A tap on a name shows that player's hole. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Art, SeatMark } from "../../art/Art.tsx";
import { later } from "../../ui/lazy.tsx";
import { toPar } from "../../ui/namesAndScores.ts";
import { last } from "../lists.ts";
import { botWords, namesOf } from "../seatNames.ts";
import { type Cell, cardOf, NINE, nineOf, ninesOf, type Row } from "./scorecardRows.ts";
import "./scorecard.css";
import { actsNow, playerWords } from "./status.ts";
import * as texts from "./texts/en/scorecard.ts";
import { lookAt } from "./texts/en/table.ts";
import type { Choosing } from "./usePlay.ts";

const RoundChoice = later(() => import("./RoundChoice.tsx"));

export type CardProps = Pick<Choosing, "view" | "stage" | "watched" | "look">;

export default function Scorecard(props: CardProps) {
  const { view, stage } = props;
  const { state } = view;
  const [page, setPage] = useState({ round: stage.round, nine: nineOf(stage.at) });
  useEffect(() => setPage({ round: stage.round, nine: nineOf(stage.at) }), [stage.round, stage.at, stage.seat]);
  const nines = ninesOf(state);
  const card = cardOf(state, page.round, page.nine);
  const turn = () => nines > 1 && setPage({ ...page, nine: (page.nine + 1) % nines });
  const swipe = useSwipe(turn);
  const here = page.round === stage.round ? stage.at : null;
  return (
    <>
      {state.rounds > 1 && (
        <div class="dg-rounds">
          <RoundChoice rounds={state.rounds} round={page.round} show={(round) => setPage({ ...page, round })} />
        </div>
      )}
      <table class="dg-card num" {...swipe}>
        <caption class="vh">{texts.caption(card.holes[0]?.hole, last(card.holes)?.hole)}</caption>
        <thead>
          <tr>
            <th scope="col" class="who">
              {nines > 1 ? <NineSwitch nine={page.nine} holes={state.holes} turn={turn} /> : texts.HOLE}
            </th>
            {card.holes.map(({ hole, par, at }) => (
              <th key={hole} scope="col" class={at === here ? "now" : ""} title={texts.holePar(hole, par)}>
                {hole}
              </th>
            ))}
            {fillers(card.holes.length).map((index) => (
              <td key={`f${index}`} />
            ))}
            <th scope="col" class="pm">
              +/−
            </th>
          </tr>
        </thead>
        <tbody>
          {card.rows.map((row) => (
            <PlayerRow key={row.seat} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Empty columns of a short nine, so that it has the usual width. */
const fillers = (holes: number) => Array.from({ length: NINE - holes }, (_, index) => index);

interface NineSwitchProps {
  nine: number;
  holes: { hole: number }[];
  turn(): void;
}

function NineSwitch({ nine, holes, turn }: NineSwitchProps) {
  const here = texts.nine(nine === 0);
  const other = (nine + 1) % Math.ceil(holes.length / NINE);
  const from = holes[other * NINE]?.hole;
  const to = holes[Math.min(holes.length, other * NINE + NINE) - 1]?.hole;
  return (
    <button type="button" class="nines" aria-label={texts.showNine(here, from, to)} onClick={turn}>
      {here}
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 5.5h10L9 2.5M14 10.5H4l3 3" />
      </svg>
    </button>
  );
}

/** Names with more characters are set smaller. */
const LONG = 9;

function PlayerRow({ view, stage, watched, look, row }: CardProps & { row: Row }) {
  const { seat } = row;
  const player = view.state.players[seat]!;
  const name = namesOf(view)(seat);
  const note = playerWords(view, player);
  const bot = botWords(view.seats[seat]) !== "";
  const looks = [
    seat === view.you && "me",
    actsNow(view, seat) && "acts",
    seat === stage.seat && "shown",
    player.stymied && "stymied",
  ];
  return (
    <tr class={looks.filter(Boolean).join(" ")}>
      <th scope="row" class="who">
        <button type="button" aria-pressed={watched === seat} title={lookAt(name)} onClick={() => look(seat)}>
          <SeatMark seat={seat} size={18} />
          <span class="names">
            <span class={name.length > LONG ? "name long" : "name"}>{name}</span>
            {(note || bot) && (
              <small>
                {bot && <Art name="icon-bot" size={13} class="bot" />}
                {note && note !== name && <span>{note}</span>}
              </small>
            )}
          </span>
        </button>
      </th>
      {row.cells.map((cell, index) => (
        <td key={index}>
          <Score cell={cell} />
        </td>
      ))}
      {fillers(row.cells.length).map((index) => (
        <td key={`f${index}`} />
      ))}
      <td class="pm">
        <b class={row.maybe ? "maybe" : ""}>{toPar(row.toPar)}</b>
        <small>
          <span class="vh">{texts.STROKES}</span>
          {row.strokes}
        </small>
      </td>
    </tr>
  );
}

function Score({ cell: { score, mark, maybe } }: { cell: Cell }) {
  if (score === null) return null;
  const words = [maybe && texts.SO_FAR, texts.marks[mark]].filter(Boolean).join(", ");
  return (
    <i class={`${mark}${maybe ? " maybe" : ""}`}>
      {score}
      {words && <span class="vh">{` ${words}`}</span>}
    </i>
  );
}

/** Calls `act` after a horizontal swipe in either direction. */
function useSwipe(act: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches: [touch] }: TouchEvent) => {
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches: [touch] }: TouchEvent) => {
      if (!touch || !from.current) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(dx) > 48 && Math.abs(dx) > 2 * Math.abs(dy)) act();
    },
  };
}
