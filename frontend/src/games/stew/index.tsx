/** Mulligan Stew's table: the royals over their pots, everybody in a row, one's hand and tokens below. */

import { useState } from "preact/hooks";
import { later } from "../../app/lazy.tsx";
import { painted } from "../../app/painted.ts";
import { useModule } from "../../app/useModule.ts";
import { namesOf, shortNames } from "../seats.ts";
import { Second } from "../table/Acts.tsx";
import { Frame } from "../table/Frame.tsx";
import { IconButton } from "../table/Head.tsx";
import { newsLine } from "../table/news.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { TokenArt } from "./art/signs.tsx";
import { Folk } from "./Folk.tsx";
import { Hand, Tokens } from "./Hand.tsx";
import { Pots } from "./Pots.tsx";
import type { Reveal } from "./reveal.ts";
import type { StewState } from "./state.ts";
import "./table.css";
import { latestOf } from "./telling.ts";
import * as say from "./texts/en/table.ts";
import { usePlay } from "./usePlay.ts";

/** What is drawn and looked up comes after what one decides by. */
const Pictures = later(() => import("./art/Pictures.tsx"));
const Coach = later(() => import("./Coach.tsx"));
const Picks = later(() => import("./Picks.tsx"));
const Seconds = later(() => import("./Seconds.tsx"));
const Played = later(() => import("./Played.tsx"));
const PlayedSheet = later(() => import("./PlayedSheet.tsx"));

const WORDS = () => painted.then(() => import("./words.ts"));

/** ms for which a watcher sees a pot; it stays for who plays. */
const HELD = 5000;
/** The pots of a round. */
const MOST = 3;

export default function Table(props: TableProps<StewState>) {
  const { view, happened, busy, send, replay = false } = props;
  const { state, you, waiting_for } = view;
  const [opened, open] = useState(false);
  const { module: words } = useModule(WORDS);
  const {
    scene: reveal,
    drop,
    goOn,
  } = useScenes<StewState, StewState["last"], Reveal>(props, {
    stageOf: ({ state }) => state.last,
    scenesOf: words?.scenesOf ?? null,
    held: () => (you === null ? HELD : Number.POSITIVE_INFINITY),
    most: MOST,
  });
  const paid = words && reveal ? { view, reveal } : null;
  const play = usePlay(view, busy, (move) => {
    drop();
    return send(move);
  });
  const { draft, may } = play;
  const names = shortNames(namesOf(view));
  const { phase, own } = state;
  const chosen = draft && draft.token !== "mulligan" ? draft.token : null;
  const picks = may.picks.length > 0;
  return (
    <Frame
      table={props}
      name="stew"
      title={say.title(paid?.reveal.round ?? state.round, state.rounds)}
      turn={paid ? words!.THE_TIPS : phase === "plan" ? say.turn(state.turn, state.turns) : say.turnOf[phase]}
      extra={
        <IconButton label={say.PLAYED} act={() => open(true)}>
          <TokenArt token="queen" />
        </IconButton>
      }
      scene={say.SCENE}
      picture={
        paid ? words && <words.RevealPicture {...paid} /> : <Pots view={view} chosen={chosen} matches={play.matches} />
      }
      news={newsLine({
        view,
        happened,
        replay,
        latest: (events) => latestOf(events, view),
        otherwise: phase === "plan" && you !== null ? say.YOUR_PLAN : say.turnOf[phase],
      })}
      above={!paid && <Folk view={view} />}
      hand={
        paid ? (
          words && <words.RevealWords {...paid} />
        ) : picks && !own?.cards.length ? (
          <Picks play={play} />
        ) : own ? (
          <Hand view={view} play={play} />
        ) : (
          <Played view={view} />
        )
      }
      below={
        !paid && own && (picks ? own.cards.length > 0 && <Picks play={play} /> : <Tokens view={view} play={play} />)
      }
      row={
        paid
          ? you !== null && !replay && paid.reveal.next && <Second label={words!.SKIP} shortcut="S" act={drop} />
          : (may.adds.length > 0 || may.asks || may.trades > 0) && !replay && <Seconds play={play} />
      }
      main={paid && words ? { label: words.on(paid.reveal.next), act: () => goOn(), key: "P", leads: true } : play.main}
      wait={{
        title: say.waitFor(waiting_for.filter((seat) => seat !== you).map(names)),
        detail: own?.choice ? say.changes(own.changes_left) : "",
      }}
    >
      <Pictures />
      {own && !replay && !opened && <Coach {...play} view={view} paid={paid?.reveal.round ?? null} />}
      {opened && <PlayedSheet view={view} onClose={() => open(false)} />}
    </Frame>
  );
}
