/** Lone Number's table: everyone's card above, the player's hand below, and the moves. */

import { last } from "../lists.ts";
import { namesOf, shortNames } from "../seatNames.ts";
import { Second } from "../table/Actions.tsx";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { Card } from "./Card.tsx";
import { Seats } from "./Seats.tsx";
import { boardOf, isPlayed, newsOf, type Scene, scenesOf } from "./scenes.ts";
import type { TinyState } from "./state.ts";
import * as say from "./texts/en/table.ts";
import "./table.css";
import { usePlay } from "./usePlay.ts";

/** How long a scene is shown, in ms. */
const held = (_: Scene, waiting: number) => (waiting ? 900 : 2400);

export default function Table(props: TableProps<TinyState>) {
  const { view, happened, busy, send, replay = false } = props;
  const { state, you } = view;
  const { scene, drop } = useScenes(props, { stageOf: boardOf, scenesOf, held, most: 6 });
  const play = usePlay(view, busy, (move) => {
    drop();
    return send(move);
  });
  const names = shortNames(namesOf(view));
  return (
    <Frame
      table={props}
      name="ln"
      title={say.title(state.round, state.rounds)}
      turn={say.turnOf[state.phase]}
      detail={say.gone(state.discard, state.deck)}
      scene={say.SEATS}
      picture={<Seats view={view} board={scene?.board ?? boardOf(view)} />}
      news={newsLine({
        view,
        happened,
        replay,
        shown: scene && newsOf(scene.event, view),
        latest: (events) => last(events.filter(isPlayed).map((event) => newsOf(event, view))) ?? null,
        otherwise: say.chip(names(state.chip)),
      })}
      hand={play.cards.map((number, at) => (
        <button
          key={at}
          type="button"
          aria-keyshortcuts={String(number)}
          aria-pressed={at === play.at}
          aria-disabled={!play.free}
          onClick={() => play.choose(at)}
        >
          <Card number={number} />
        </button>
      ))}
      row={
        play.may.has("pick") ? (
          <Second {...say.ask} shortcut="A" busy={busy} pressed={play.ask} act={play.toggle} />
        ) : (
          play.may.has("pass") && <Second {...say.pass} shortcut="S" busy={busy} act={play.pass} />
        )
      }
      main={play.main}
      wait={{
        title: say.waitFor(view.waiting_for.filter((seat) => seat !== you).map(names)),
        detail: state.own?.choice ? say.picked(state.own.choice.number) : "",
      }}
    />
  );
}
