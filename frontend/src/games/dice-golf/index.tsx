/** Dice Golf's table: the hole on top, the scorecard, the dice, and the actions. */

import type { Happened } from "../../api/types.ts";
import { later } from "../../ui/lazy.tsx";
import { namesOf } from "../seatNames.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import { SHORT, useMedia } from "../table/useMedia.ts";
import type { TableProps } from "../types.ts";
import { mainOf, SecondChoices } from "./Actions.tsx";
import { DiceRow } from "./DiceRow.tsx";
import { latestNews, newsOf } from "./news.ts";
import { PlayersRow } from "./PlayersRow.tsx";
import { StymieBlock } from "./StymieBlock.tsx";
import type { GolfView, Stage } from "./shownHole.ts";
import type { DiceGolfState } from "./state.ts";
import { turnWords, waitWords } from "./status.ts";
import * as texts from "./texts/en/table.ts";
import { scoreWords, storyOf, sumWords } from "./texts/en/words.ts";
import "./table.css";
import { type Choosing, usePlay } from "./usePlay.ts";

/** The hole is drawn after the controls have loaded; its place, with the sky, is there from the start. */
const Picture = later(() => import("./Scene.tsx"));
/** The scorecard too, if there is room for it. */
const Scorecard = later(() => import("./Scorecard.tsx"));
const Standings = later(() => import("./Standings.tsx"));

export default function Table(props: TableProps<DiceGolfState>) {
  const choosing = usePlay(props);
  const { view, stage, hole, scene, watched } = choosing;
  const short = useMedia(SHORT);
  /** No room for the course's name beside whose turn it is. On short phones the scorecard sheet names it. */
  const narrow = useMedia(`${SHORT}, (max-width: 400px)`);
  const several = view.state.rounds > 1;
  return (
    <Frame
      table={props}
      name="dg"
      title={texts.hole(hole.hole)}
      turn={turnWords(narrow ? { ...view, course: null } : view, stage, {
        ...choosing,
        watched: watched !== null,
        replay: props.replay === true,
      })}
      detail={texts.holeDetail(several ? stage.round : null, hole.par, hole.yards)}
      scene={texts.SCENE}
      picture={<Picture stage={stage} hole={hole} course={view.course?.id ?? ""} fresh={scene !== null} />}
      news={watched === null ? newsWords(props, stage, scene?.event) : holeWords(view, stage)}
      above={<Scores choosing={choosing} short={short} />}
      hand={<DiceRow choosing={choosing} />}
      below={
        <section class="dg-sum">
          <Sum view={view} stage={stage} dice={choosing.colours.length} />
          {view.state.stymie && <StymieBlock view={view} seat={stage.seat} />}
        </section>
      }
      row={<SecondChoices {...choosing} />}
      main={mainOf(choosing)}
      wait={waitWords(view)}
      keys={(key) => (key === "Escape" ? choosing.back : null)}
    />
  );
}

/** Shows all scores: the scorecard or what fits, and the standings where strokes alone do not show them. */
function Scores({ choosing, short }: { choosing: Choosing; short: boolean }) {
  const { players, rounds, standings } = choosing.view.state;
  return (
    <>
      {short ? (
        <PlayersRow {...choosing} />
      ) : (
        <section
          class={`dg-cards${rounds > 1 ? " rounds" : ""}`}
          style={{ "--rows": players.length }}
          aria-label={texts.SCORECARDS}
        >
          <Scorecard {...choosing} />
        </section>
      )}
      {standings && (
        <ul class="dg-standings num" aria-label={texts.STANDINGS_LABEL}>
          <Standings view={choosing.view} />
        </ul>
      )}
    </>
  );
}

/** Returns the news: the player's own dice while they decide, otherwise the latest event, otherwise the state of the shown hole. */
function newsWords(props: TableProps<DiceGolfState>, stage: Stage, shown: Happened | undefined): string {
  const { view, happened, replay } = props;
  const { play, seat } = stage;
  if (play && seat === view.you && (!play.final || play.stymied)) return holeWords(view, stage);
  const names = namesOf(view);
  return newsLine({
    view,
    happened,
    replay,
    shown: shown && newsOf(shown, names, view.you),
    latest: (events) => latestNews(events, names, view.you),
    otherwise: holeWords(view, stage),
  });
}

function holeWords(view: GolfView, stage: Stage): string {
  const { play, seat } = stage;
  if (play) return play.stymied && seat === view.you ? texts.itStood(storyOf(play.dice)) : storyOf(play.dice);
  return stage.seat === view.you ? texts.OWN_TEE : texts.onTee(namesOf(view)(stage.seat));
}

function Sum({ view, stage: { play, seat }, dice }: { view: GolfView; stage: Stage; dice: number }) {
  const tee = view.state.players[seat]?.stymied ? texts.sumStymied : texts.sumTee(dice);
  const { title, detail } = play ? { title: scoreWords(play.score, play.to_par), detail: sumWords(play.dice) } : tee;
  return (
    <div>
      <h2 class="display">{title}</h2>
      <p class="num">{detail}</p>
    </div>
  );
}
