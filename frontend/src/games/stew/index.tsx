/** Mulligan Stew's table: royals and pots, the players in a row, hand and tokens below; or a revealed turn. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { firstPaint } from "../../lib/firstPaint.ts";
import { useModule } from "../../lib/useModule.ts";
import { later } from "../../ui/lazy.tsx";
import { namesOf, shortNames } from "../seatNames.ts";
import { Frame } from "../table/Frame.tsx";
import { IconButton } from "../table/Head.tsx";
import { newsLine } from "../table/news.ts";
import type { TableProps } from "../types.ts";
import { TokenArt } from "./art/signs.tsx";
import { Hand, Tokens } from "./Hand.tsx";
import { PlayersRow } from "./PlayersRow.tsx";
import { Pots } from "./Pots.tsx";
import type { StewState, StewView } from "./state.ts";
import { todoWords } from "./status.ts";
import "./table.css";
import { latestOf } from "./news.ts";
import * as say from "./texts/en/table.ts";
import { type Play, usePlay } from "./usePlay.ts";
import { useReveal } from "./useReveal.ts";

/** Pictures and reference sheets load after the controls. */
const Pictures = later(() => import("./art/Pictures.tsx"));
const Coach = later(() => import("./Coach.tsx"));
const PickOne = later(() => import("./PickOne.tsx"));
const SecondChoices = later(() => import("./SecondChoices.tsx"));
const WatcherView = later(() => import("./WatcherView.tsx"));
const PlayedSheet = later(() => import("./PlayedSheet.tsx"));

const WORDS = () => firstPaint.then(() => import("./lateWords.ts"));

export default function Table(props: TableProps<StewState>) {
  const { view, happened, busy, send, replay = false, controls } = props;
  const { state, you, waiting_for } = view;
  const [opened, open] = useState(false);
  const { module: words } = useModule(WORDS);
  const { scene, more, onwards, drop } = useReveal(props);
  const play = usePlay(view, busy, (move) => {
    drop();
    return send(move);
  });
  const names = shortNames(namesOf(view));
  const { own } = state;
  const shown = scene && { view, scene };
  const leads = you !== null && !replay && !controls;
  return (
    <Frame
      table={props}
      name={scene ? "stew tells" : "stew"}
      title={say.title(scene?.round ?? state.round, state.rounds)}
      turn={scene ? (words?.headWords(scene, view) ?? "") : say.turnWords(state)}
      extra={
        <IconButton label={say.PLAYED} act={() => open(true)}>
          <TokenArt token="queen" />
        </IconButton>
      }
      scene={say.SCENE}
      picture={shown ? words && <words.Scene {...shown} /> : <Pots view={view} play={play} />}
      news={newsLine({
        view,
        happened: scene ? [] : happened,
        replay,
        shown: scene && words?.sceneWords(scene, view),
        latest: (events) => latestOf(events, view),
        otherwise: scene ? "" : todoWords(view, names),
      })}
      above={!scene && <PlayersRow view={view} />}
      hand={shown ? words && <words.SceneWords {...shown} /> : <Own view={view} play={play} />}
      below={scene ? more && leads && words && <words.Skip act={drop} /> : own && <Below view={view} play={play} />}
      row={!replay && !scene && secondsOf(play)}
      main={scene ? (words?.onwards(scene, view, more, onwards) ?? { label: "" }) : play.main}
      wait={{
        title: say.waitFor(waiting_for.filter((seat) => seat !== you).map(names)),
        detail: own?.choice ? say.changes(own.changes_left) : "",
      }}
    >
      <Pictures />
      {own && !replay && !opened && <Coach {...play} view={view} scene={scene} />}
      {opened && <PlayedSheet view={view} onClose={() => open(false)} />}
    </Frame>
  );
}

interface PartProps {
  view: StewView;
  play: Play;
}

/** Shows the player's cards or a choice; to watchers, the played cards. */
function Own({ view, play }: PartProps) {
  const { own, phase } = view.state;
  if (!own) {
    return (
      <Room of="watched">
        <WatcherView view={view} />
      </Room>
    );
  }
  return play.may.picks.length && phase !== "opening" ? (
    <Choice view={view} play={play} />
  ) : (
    <Hand view={view} play={play} />
  );
}

/** Shows a choice between alternatives, in place of the cards or below them. */
const Choice = ({ view, play }: PartProps) => (
  <Room of={view.state.phase}>
    <PickOne view={view} play={play} />
  </Room>
);

/** Reserves space for parts that load later. */
const Room = ({ of, children }: { of: string; children: ComponentChildren }) => (
  <div class={`room ${of}`}>{children}</div>
);

/** Shows tokens, or the choice to keep the hand, below the cards. */
function Below({ view, play }: PartProps) {
  if (!play.may.picks.length) return <Tokens view={view} play={play} />;
  return view.state.phase === "opening" ? <Choice view={view} play={play} /> : null;
}

const secondsOf = (play: Play) => {
  const { adds, asks, trades } = play.may;
  return (adds.length > 0 || asks || trades > 0) && <SecondChoices play={play} />;
};
