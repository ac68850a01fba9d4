/** All players in a row: money, who has chosen, and who washes up. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seatNames.ts";
import { CoinArt, Dishwasher } from "./art/signs.tsx";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/table.ts";

export function PlayersRow({ view }: { view: StewView }) {
  const { state, you, waiting_for } = view;
  const names = namesOf(view);
  return (
    <ul class="stew-folk" aria-label={say.SEATS}>
      {state.players.map(({ seat, money, hand, specialty }) => {
        const done = state.phase !== "over" && !waiting_for.includes(seat);
        const washes = seat === state.dishwasher;
        return (
          <li key={seat} class={seat === you ? "me" : ""}>
            <span class="vh">{say.player(names(seat), { money, hand, specialty, done, washes })}</span>
            <b class="named" aria-hidden="true">
              {names(seat)}
            </b>
            <span class="has" aria-hidden="true">
              <SeatMark seat={seat} size={14} />
              <b class="num">{money}</b>
              <CoinArt coin={1} size={16} />
            </span>
            {done && <i class="done" aria-hidden="true" />}
            {washes && <Dishwasher />}
          </li>
        );
      })}
    </ul>
  );
}
