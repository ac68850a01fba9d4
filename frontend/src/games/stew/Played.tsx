/** What everybody has played this round, turn by turn. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seats.ts";
import { Ingredients, TokenArt } from "./art/signs.tsx";
import { cardWords, faceOf } from "./cards.ts";
import type { Player, StewView } from "./state.ts";
import "./played.css";
import * as say from "./texts/en/played.ts";

export default function Played({ view }: { view: StewView }) {
  const names = namesOf(view);
  return (
    <ul class="stew-played" aria-label={say.PLAYED}>
      {view.state.players.map(({ seat, plays, specialty }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={16} />
          <b class="named">{names(seat)}</b>
          {specialty && <small>{say.specialties[specialty]}</small>}
          <span class="plays">
            {plays.map((play, turn) => (
              <One key={turn} play={play} />
            ))}
            {!plays.length && <small>{say.NOTHING}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function One({ play: { token, cards, gone } }: { play: Player["plays"][0] }) {
  return (
    <span class={gone ? "gone" : ""}>
      <span class="vh">{say.play(token, cards.map(cardWords), gone)}</span>
      <TokenArt token={token} />
      <Ingredients icons={cards.flatMap((card) => faceOf(card).icons)} />
    </span>
  );
}
