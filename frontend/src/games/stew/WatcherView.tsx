import { namesOf } from "../seatNames.ts";
import { One } from "./PlayedCards.tsx";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/played.ts";

/** Shows watchers the cards played this round, per player and turn, in place of a hand. */
export default function WatcherView({ view }: { view: StewView }) {
  const { players, turns } = view.state;
  const names = namesOf(view);
  return (
    <ul class="stew-watched" aria-label={say.PLAYED}>
      {players.map(({ seat, plays }) => (
        <li key={seat}>
          <span class="vh">{names(seat)}</span>
          {Array.from({ length: turns }, (_, turn) =>
            plays[turn] ? <One key={turn} play={plays[turn]} /> : <span key={turn} class="free" />,
          )}
        </li>
      ))}
    </ul>
  );
}
