/** All cards played in a round, turn by turn. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seatNames.ts";
import { Ingredients, TokenArt } from "./art/signs.tsx";
import { cardWords, faceOf } from "./cards.ts";
import type { Player, StewView } from "./state.ts";
import "./played-cards.css";
import * as say from "./texts/en/played.ts";

interface PlayedCardsProps {
  view: StewView;
  /** Plays by seat. */
  plays: readonly Player["plays"][];
  /** The current round: hand sizes and the dishwasher are shown too. */
  now?: boolean;
}

export function PlayedCards({ view, plays, now = false }: PlayedCardsProps) {
  const names = namesOf(view);
  return (
    <ul class="stew-played" aria-label={say.PLAYED}>
      {view.state.players.map(({ seat, specialty, hand }) => (
        <li key={seat}>
          <span class="who">
            <SeatMark seat={seat} size={16} />
            <b class="named">{names(seat)}</b>
            <small>{say.has(specialty, now ? hand : null, now && seat === view.state.dishwasher)}</small>
          </span>
          <span class="plays">
            {plays[seat]!.map((play, turn) => (
              <One key={turn} play={play} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows a play: its token, and its cards. */
export function One({ play: { token, cards, gone } }: { play: Player["plays"][0] }) {
  return (
    <span class={gone ? "gone" : ""}>
      <span class="vh">{say.play(token, cards.map(cardWords), gone)}</span>
      <TokenArt token={token} />
      <Ingredients icons={cards.flatMap((card) => faceOf(card).icons)} />
    </span>
  );
}
