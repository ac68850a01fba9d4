/** Mulligan Dice Golf's table: the hole on top, everybody's card, the dice, and what one may do. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { dice_by_par } from "#data/dice_golf/dice.json";
import type { Happened, Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { numberWord } from "../../ui/words.ts";
import { last } from "../lists.ts";
import { awayWords, namesOf, shortNames, whose } from "../seats.ts";
import type { TableProps } from "../types.ts";
import { useFocusKept } from "../useFocusKept.ts";
import { Actions, type Acts, type Draft } from "./Actions.tsx";
import { type Choices, choicesOf } from "./choices.ts";
import { DiceRow } from "./DiceRow.tsx";
import { Head } from "./Head.tsx";
import { keyOf } from "./keys.ts";
import { isOwnTimeOut, latestNews } from "./news.ts";
import { Scorecard } from "./Scorecard.tsx";
import { StymieBlock } from "./StymieBlock.tsx";
import { type GolfView, type Stage, scenesOf, stageOf } from "./stage.ts";
import { standingsWords } from "./standings.ts";
import type { DiceGolfState, Die } from "./state.ts";
import { turnWords } from "./status.ts";
import { useScenes } from "./useScenes.ts";
import { scoreWords, storyOf, sumWords } from "./words.ts";
import "./table.css";

/** The hole is drawn after all that one decides by; its place, with the sky in it, is there from the first. */
const Scene = later(() => import("./Scene.tsx"));

const DICE = dice_by_par as Record<string, Die[]>;
const NOTHING: Draft = { picked: null, target: null };
/** So many players leave the picture less room on small phones. */
const MANY = 4;
const NO_CHOICES: Choices = { roll: false, keep: false, holeMulligan: false, shots: [], passTo: [] };

export default function Table(props: TableProps<DiceGolfState>) {
  const { view, happened, busy, send, openChat, unread, goBack, replay = false, controls } = props;
  const { scene: moving, drop } = useScenes(view, happened, replay);
  const root = useFocusKept(".dg-main");
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
  const own = view.you === null ? null : (view.state.players[view.you] ?? null);
  const shots = mine && watched === null && choices.keep ? choices.shots : [];

  const act = async (move: Move) => {
    drop();
    watch(null);
    await send(move);
  };
  const acts: Acts = {
    roll: () => act({ kind: "roll" }),
    keep: () => act({ kind: "keep" }),
    holeMulligan: () => act({ kind: "hole-mulligan" }),
    shotMulligan: (die) => act({ kind: "shot-mulligan", die }),
    pass: (to) => act({ kind: "pass-stymie", to }),
    pick: (die) => setDraft({ ...draft, picked: die === draft.picked ? null : die }),
    comeBack: () => watch(null),
    aim: (target) => setDraft({ ...draft, target }),
  };
  const look = (seat: number) => {
    setDraft({ ...NOTHING, target: choices.passTo.includes(seat) ? seat : draft.target });
    watch(seat === watched || (watched === null && seat === stage.seat) ? null : seat);
  };
  const elsewhere = choices.roll && !(mine && stage.play === null);
  useKeys(root, { choices: busy ? NO_CHOICES : choices, colours, draft, acts, leave: acts.comeBack });

  return (
    <div class={`dg${replay ? " replay" : ""}${view.seats.length >= MANY ? " crowded" : ""}`} ref={root}>
      <section class="dg-scene" aria-label="The hole">
        <Scene stage={stage} hole={hole} course={view.course?.id ?? ""} fresh={scene !== null} />
        <Head
          turn={turnWords(view, stage, { watched: watched !== null, rolling: Boolean(scene ?? still), replay })}
          hole={hole}
          round={view.state.rounds > 1 ? stage.round : null}
          deadline={view.status === "playing" && !replay ? view.deadline : null}
          hours={view.clock_hours}
          unread={unread}
          goBack={goBack}
          {...(replay ? {} : { openChat })}
        />
      </section>
      <main class="dg-hand">
        <div class="dg-news">
          <p role="status">
            {watched === null ? newsWords(view, toTell(props, scene?.event), stage, replay) : holeWords(view, stage)}
          </p>
        </div>
        <Scorecard view={view} stage={stage} watched={watched} watch={look} />
        <Standings view={view} />
        <DiceRow
          label={`${whose(namesOf(view)(stage.seat))} ${stage.play?.rolls === 2 ? "second" : "first"} roll`}
          colours={colours}
          dice={stage.play?.dice ?? null}
          shots={shots}
          picked={draft.picked}
          pick={acts.pick}
          disabled={busy}
          throw={scene}
        />
        <section class="dg-sum">
          <Sum view={view} stage={stage} dice={colours.length} />
          {view.state.stymie && <StymieBlock view={view} seat={stage.seat} />}
        </section>
      </main>
      <section class="dg-acts" aria-label={replay ? "Replay" : "What you may do"}>
        {controls ?? (
          <Actions
            view={view}
            choices={choices}
            draft={draft}
            acts={acts}
            busy={busy}
            away={!mine}
            play={own?.play ?? null}
            colours={colours}
            next={elsewhere && own && own.at !== null ? (view.state.holes[own.at]?.hole ?? null) : null}
          />
        )}
      </section>
    </div>
  );
}

/** What the line under the picture is about: a roll that is being shown, else all that is new; in any case that one's own clock
 * ran out. */
function toTell({ view, happened, replay }: TableProps<DiceGolfState>, shown: Happened | undefined): Happened[] {
  if (shown) return [...happened.filter((event) => isOwnTimeOut(event, view.you)), shown];
  return replay ? view.happened : happened;
}

/** The line under the picture: what just happened, else who is away, else how the shown hole stands. */
function newsWords(view: GolfView, happened: TableProps["happened"], stage: Stage, replay: boolean): string {
  if (stage.play && !stage.play.final && stage.seat === view.you) return holeWords(view, stage);
  const news = latestNews(happened, namesOf(view), view.you) ?? (replay ? "" : awayWords(view));
  return news || holeWords(view, stage);
}

function holeWords(view: GolfView, stage: Stage): string {
  if (stage.play) return storyOf(stage.play.dice);
  return stage.seat === view.you ? "On the tee. All dice at once." : `${namesOf(view)(stage.seat)} is on the tee.`;
}

function Standings({ view }: { view: GolfView }) {
  const parts = standingsWords(view.state, shortNames(namesOf(view)), view.you);
  if (!parts.length) return null;
  return (
    <ul class="dg-standings num" aria-label="How it stands">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

function Sum({ view, stage, dice }: { view: GolfView; stage: Stage; dice: number }) {
  const { play } = stage;
  if (!play) {
    const stymied = view.state.players[stage.seat]?.stymied;
    return (
      <div>
        <h2 class="display">{stymied ? "Stymied" : "On the tee"}</h2>
        <p>{stymied ? "no Mulligan on this hole" : `${numberWord(dice)} dice, all at once`}</p>
      </div>
    );
  }
  return (
    <div>
      <h2 class="display">{scoreWords(play.score, play.to_par)}</h2>
      <p class="num">{sumWords(play.dice)}</p>
    </div>
  );
}

interface Pressed {
  choices: Choices;
  colours: readonly Die[];
  draft: Draft;
  acts: Acts;
  leave(): void;
}

/** Keys work while the focus is anywhere in the table; in step with what is shown, so that a quick second key meets the first's effect. */
function useKeys(root: RefObject<HTMLElement | null>, pressed: Pressed): void {
  useLayoutEffect(() => {
    const element = root.current!;
    const onKey = (event: KeyboardEvent) => press(event, pressed);
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  });
}

function press(event: KeyboardEvent, { choices, colours, draft, acts, leave }: Pressed): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input[type=text], textarea")) return;
  const key = keyOf(event.key, choices, colours, draft.picked);
  if (!key) return;
  if (key === "back") {
    if (draft.picked) acts.pick(draft.picked);
    return leave();
  }
  event.preventDefault();
  if (typeof key === "object") return acts.pick(key.die);
  if (key === "keep") return acts.keep();
  if (key === "hole-mulligan") return acts.holeMulligan();
  return draft.picked ? acts.shotMulligan(draft.picked) : acts.roll();
}
