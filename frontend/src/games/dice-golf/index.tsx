/** Mulligan Dice Golf's table: the hole on top, everybody's card, the dice, and what one may do. */

import { useEffect, useState } from "preact/hooks";
import { dice_by_par } from "#data/dice_golf/dice.json";
import type { Happened, Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { last } from "../lists.ts";
import { namesOf, whose } from "../seats.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import { SHORT, useMedia } from "../table/useMedia.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { type Choosing, mainOf, NOTHING, SecondChoices } from "./Actions.tsx";
import { choicesOf, NO_CHOICES } from "./choices.ts";
import { DiceRow } from "./DiceRow.tsx";
import { keyOf } from "./keys.ts";
import { latestNews, newsOf } from "./news.ts";
import { Players } from "./Players.tsx";
import { StymieBlock } from "./StymieBlock.tsx";
import { type GolfView, type Scene, type Stage, scenesOf, stageOf } from "./stage.ts";
import type { DiceGolfState, Die } from "./state.ts";
import { turnWords, waitWords } from "./status.ts";
import * as texts from "./texts/en/table.ts";
import { scoreWords, storyOf, sumWords } from "./texts/en/words.ts";
import "./table.css";

/** The hole is drawn after all that one decides by; its place, with the sky in it, is there from the first. */
const Picture = later(() => import("./Scene.tsx"));
/** So is the card, where there is room for it. */
const Scorecard = later(() => import("./Scorecard.tsx"));
const Standings = later(() => import("./Standings.tsx"));

const DICE = dice_by_par as Record<string, Die[]>;
/** ms for which the roll of somebody else is shown before the next thing. */
const HELD = 2600;
const HURRIED = 1500;

export default function Table(props: TableProps<DiceGolfState>) {
  const { view, busy, send, replay = false } = props;
  const { scene: moving, drop } = useScenes(props, {
    stageOf: (view: GolfView) => stageOf(view),
    scenesOf: (_, happened, view) => scenesOf(happened, view),
    held: (scene, waiting) => (waiting ? HURRIED : stays(scene, view.you) ? Number.POSITIVE_INFINITY : HELD),
    most: 6,
    still: true,
  });
  const short = useMedia(SHORT);
  const [watched, watch] = useState<number | null>(null);
  const [draft, setDraft] = useState(NOTHING);
  useEffect(() => setDraft(NOTHING), [view.version]);

  const scene = watched === null ? moving : null;
  const still = replay ? last(scenesOf(view.happened, view)) : undefined;
  const stage: Stage = watched === null ? (scene ?? still ?? stageOf(view)) : stageOf(view, watched);
  const hole = view.state.holes[stage.at]!;
  const colours = DICE[hole.par] ?? [];
  const choices = replay ? NO_CHOICES : choicesOf(view.legal);
  const mine = stage.seat === view.you;

  const act = async (move: Move) => {
    drop();
    watch(null);
    await send(move);
  };
  const choosing: Choosing = {
    view,
    choices,
    draft,
    busy,
    colours,
    away: !mine,
    stage,
    act,
    lift: (lifted) => setDraft({ ...draft, lifted: lifted === draft.lifted ? null : lifted }),
    aim: (target) => setDraft({ ...draft, target }),
    comeBack: () => watch(null),
  };
  const look = (seat: number) => {
    setDraft({ ...NOTHING, target: choices.passTo.includes(seat) ? seat : draft.target });
    watch(seat === watched || (watched === null && seat === stage.seat) ? null : seat);
  };
  const goBack = () => {
    setDraft({ ...draft, lifted: null });
    watch(null);
  };
  const main = mainOf(choosing);
  const card = { view, stage, watched, watch: look };
  const { round, play } = stage;

  return (
    <Frame
      table={props}
      name="dg"
      title={texts.hole(hole.hole)}
      turn={turnWords(view, stage, { watched: watched !== null, rolling: Boolean(scene ?? still), replay })}
      detail={texts.holeDetail(view.state.rounds > 1 ? round : null, hole.par, hole.yards)}
      scene={texts.scene}
      picture={<Picture stage={stage} hole={hole} course={view.course?.id ?? ""} fresh={scene !== null} />}
      news={watched === null ? newsWords(props, stage, scene?.event) : holeWords(view, stage)}
      above={
        <>
          {short ? (
            <Players {...card} />
          ) : (
            <section
              class={`dg-cards${view.state.rounds > 1 ? " rounds" : ""}`}
              style={{ "--rows": view.seats.length }}
              aria-label={texts.scorecards}
            >
              <Scorecard {...card} />
            </section>
          )}
          {view.state.standings && (
            <ul class="dg-standings num" aria-label={texts.standingsLabel}>
              <Standings view={view} />
            </ul>
          )}
        </>
      }
      hand={
        <DiceRow
          label={texts.rollLabel(whose(namesOf(view)(stage.seat)), play?.rolls === 2)}
          colours={colours}
          dice={play?.dice ?? null}
          shots={mine && watched === null && choices.keep ? choices.shots : []}
          lifted={draft.lifted}
          lift={choosing.lift}
          disabled={busy}
          throw={scene}
        />
      }
      below={
        <section class="dg-sum">
          <Sum view={view} stage={stage} dice={colours.length} />
          {view.state.stymie && <StymieBlock view={view} seat={stage.seat} />}
        </section>
      }
      row={<SecondChoices {...choosing} />}
      main={main}
      wait={waitWords(view)}
      keys={(key) => {
        const pressed = keyOf(key, choices, colours, draft.lifted !== null);
        if (pressed === "back") return goBack;
        if (pressed === "main") return main?.act;
        if (pressed === "keep") return () => act({ kind: "keep" });
        return pressed && (() => choosing.lift(pressed.lift));
      }}
    />
  );
}

/** One's own last roll of a hole stays until one goes on. */
const stays = ({ seat, play }: Scene, you: number | null) => seat === you && play.final;

/** The line of news: one's own dice while one decides over them, else what just happened, else how the shown hole stands. */
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
  return stage.seat === view.you ? texts.ownTee : texts.onTee(namesOf(view)(stage.seat));
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
