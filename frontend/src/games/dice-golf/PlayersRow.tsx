/** All players in a row, where there is no room for the scorecard. A tap shows that player's hole, or opens the scorecard. */

import { useState } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import { later } from "../../ui/lazy.tsx";
import { toPar } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import { IconButton, Lines } from "../table/Head.tsx";
import type { CardProps } from "./Scorecard.tsx";
import { actsNow } from "./status.ts";
import { lookAt, SCORECARDS } from "./texts/en/table.ts";

const ScoreSheet = later(() => import("./ScoreSheet.tsx"));

export function PlayersRow(props: CardProps) {
  const { view, stage, watched, look } = props;
  const [open, setOpen] = useState(false);
  const names = namesOf(view);
  return (
    <section class="dg-players" aria-label={SCORECARDS}>
      <ul class={`n${view.seats.length}`}>
        {view.state.players.map((player) => (
          <li key={player.seat}>
            <button
              type="button"
              class={`${actsNow(view, player.seat) ? "acts" : ""}${player.seat === stage.seat ? " shown" : ""}`}
              aria-pressed={watched === player.seat}
              title={lookAt(names(player.seat))}
              onClick={() => look(player.seat)}
            >
              <SeatMark seat={player.seat} size={16} />
              <b class="num">{toPar(player.to_par)}</b> <span class="name">{names(player.seat)}</span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={SCORECARDS} act={() => setOpen(true)}>
        <Lines path="M4 4.5H20V19.5H4ZM4 9.5H20M4 14.5H20M9.3 4.5V19.5M14.7 9.5V19.5" bold={2} />
      </IconButton>
      {open && (
        <ScoreSheet
          {...props}
          look={(seat) => {
            setOpen(false);
            look(seat);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
