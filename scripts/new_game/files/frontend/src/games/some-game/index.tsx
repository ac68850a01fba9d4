/** Some Game's table: everybody's number above, the numbers that one may pick below, and the pick. */

import { namesOf, shortNames } from "../seatNames.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import type { TableProps } from "../types.ts";
import { Seats } from "./Seats.tsx";
import type { SomeGameState } from "./state.ts";
import * as say from "./texts/en/table.ts";
import "./table.css";
import { usePlay } from "./usePlay.ts";

export default function Table(props: TableProps<SomeGameState>) {
  const { view, happened, busy, send, replay = false } = props;
  const { state, you, waiting_for } = view;
  const play = usePlay(view, busy, send);
  const names = shortNames(namesOf(view));
  return (
    <Frame
      table={props}
      name="some-game"
      title={say.TITLE}
      turn={say.turnOf[state.phase]}
      scene={say.SEATS}
      picture={<Seats view={view} />}
      news={newsLine({ view, happened, replay, otherwise: say.stands[state.phase](state.barred) })}
      hand={play.numbers.map((number) => (
        <button
          key={number}
          type="button"
          class="some-game-number num"
          aria-label={say.number(number)}
          aria-keyshortcuts={String(number)}
          aria-pressed={number === play.number}
          aria-disabled={busy}
          onClick={() => play.choose(number)}
        >
          {number}
        </button>
      ))}
      main={play.main}
      wait={{
        title: say.waitFor(waiting_for.filter((seat) => seat !== you).map(names)),
        detail: state.own?.choice ? say.picked(state.own.choice) : "",
      }}
    />
  );
}
