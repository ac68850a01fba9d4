import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import type { Course } from "../../api/types.ts";
import { go } from "../../app/router.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { GameLinks } from "../../games/GameLinks.tsx";
import { wordsOf } from "../../games/index.ts";
import { useParts } from "../../games/parts.tsx";
import * as texts from "../../texts/en/boards.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { courseWords } from "../courses/course.ts";
import { Skyline } from "../courses/Skyline.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import { lastGame, lastPlan } from "../new-table/plan.ts";
import { Board } from "./Board.tsx";
import "./boards.css";
import { MyGames } from "./MyGames.tsx";
import { lastRound, type Round } from "./round.ts";

type Tab = "course" | "all" | "mine";

interface BoardsProps {
  /** From the address; null for the game that was played last. */
  game: string | null;
  /** The course, what of it, how it was scored, or which of the tabs: each as far as it is told. */
  query: URLSearchParams;
}

const ALL: Option<Tab> = { value: "all", label: texts.ALL };
const ONLY: Option<Tab> = { value: "all", label: texts.ONLY };
const COURSE: Option<Tab> = { value: "course", label: texts.COURSE };
const MINE: Option<Tab> = { value: "mine", label: texts.MINE };

const HOLES: Option<string>[] = (["front", "back", "18", "72"] as const).map((value) => ({
  value,
  label: texts.HOLES_NAMES[value],
}));

export default function Boards({ game: asked, query }: BoardsProps) {
  const [last] = useState(() => lastRound(asked));
  const game = asked ?? last?.game ?? lastGame();
  const { parts, ready, lost } = useParts(game);
  const round = query.get("course") ? roundIn(game, query) : last;
  const tab = firstTab(query.get("tab"), round);
  return ready ? <BoardsOf game={game} formats={parts?.formats} round={round} first={tab} /> : <Loading lost={lost} />;
}

interface BoardsOfProps {
  game: string;
  /** Undefined for a game without courses. */
  formats: Record<string, string> | undefined;
  round: Round | null;
  first: Tab;
}

function BoardsOf({ game, formats, round, first }: BoardsOfProps) {
  const [tab, setTab] = useState<Tab>(first === "course" && !formats ? "all" : first);
  const shown = { game, tab, change: setTab };
  return formats ? (
    <CourseBoards {...shown} course={round?.course ?? lastPlan(game).course} formats={formats} round={round} />
  ) : (
    <PlainBoards {...shown} />
  );
}

function roundIn(game: string, query: URLSearchParams): Round {
  return { game, course: query.get("course"), holes: query.get("holes"), format: query.get("format") };
}

/** Whoever asks for nothing else comes to the board of the round that was just played. */
function firstTab(asked: string | null, round: Round | null): Tab {
  if (asked === "mine" || asked === "all") return asked;
  return round?.course ? "course" : "all";
}

interface ShownProps {
  game: string;
  tab: Tab;
  change(tab: Tab): void;
}

interface CourseBoardsProps extends ShownProps {
  /** The course of the first tab. */
  course: string;
  formats: Record<string, string>;
  /** What is chosen first. */
  round: Round | null;
}

/** A board for each course, and one across them. */
function CourseBoards({ game, tab, change, course: id, formats, round }: CourseBoardsProps) {
  const { value: course } = useAsked(() => calls.course(id), [id]);
  const here = tab === "course";
  const named = here ? course : null;
  const turn = (next: Tab) => {
    change(next);
    const where = next === "course" ? `?course=${encodeURIComponent(id)}` : `?tab=${next}`;
    go(`/boards/${game}${where}`, { replace: true });
  };
  return (
    <Screen
      name="boards"
      title={texts.title(wordsOf(game).name, named?.name ?? null)}
      poster={
        <>
          {named ? <Skyline holes={named.holes} /> : <HomePoster />}
          <BackButton />
          <div class="poster-words">
            <h1>{named?.name ?? (tab === "mine" ? texts.YOUR_GAMES : texts.ALL)}</h1>
            <p class="num">{named ? courseWords(named) : tab === "mine" ? texts.ALL_OF_THEM : wordsOf(game).name}</p>
          </div>
          <a class="corner course-tile" href="/courses">
            <span class="vh">{texts.OTHER_COURSE}</span>
            <CoursePicture course={id} />
          </a>
        </>
      }
      bar={<PlayBar game={game} course={here ? id : null} />}
    >
      <GameLinks to={(other) => `/boards/${other}`} current={game} />
      <Choice look="hidden" legend={texts.WHICH} options={[COURSE, ALL, MINE]} value={tab} onChange={turn} />
      {tab === "mine" ? (
        <MyGames />
      ) : (
        <Filtered game={game} course={here ? course : null} all={tab === "all"} formats={formats} round={round} />
      )}
    </Screen>
  );
}

/** One board for the game: who has won most. */
function PlainBoards({ game, tab, change }: ShownProps) {
  const { name } = wordsOf(game);
  const turn = (next: Tab) => {
    change(next);
    go(`/boards/${game}${next === "mine" ? "?tab=mine" : ""}`, { replace: true });
  };
  return (
    <Screen
      name="boards"
      title={texts.title(name, null)}
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>{tab === "mine" ? texts.YOUR_GAMES : texts.WHO_WON}</h1>
            <p>{tab === "mine" ? texts.ALL_OF_THEM : name}</p>
          </div>
        </>
      }
      bar={<PlayBar game={game} course={null} />}
    >
      <GameLinks to={(other) => `/boards/${other}`} current={game} />
      <Choice look="hidden" legend={texts.WHICH} options={[ONLY, MINE]} value={tab} onChange={turn} />
      {tab === "mine" ? <MyGames /> : <Board game={game} asked={{}} label={texts.MOST_WINS} none={texts.NO_WIN} />}
    </Screen>
  );
}

function PlayBar({ game, course }: { game: string; course: string | null }) {
  return (
    <a class="main-action" href={`/new?game=${game}${course ? `&course=${encodeURIComponent(course)}` : ""}`}>
      {course ? texts.PLAY_COURSE : texts.NEW_TABLE} <Art name="pin" />
    </a>
  );
}

interface FilteredProps {
  game: string;
  course: Course | null;
  all: boolean;
  formats: Record<string, string>;
  round: Round | null;
}

/** A board, and which kind of round it is about. */
function Filtered({ game, course, all, formats, round }: FilteredProps) {
  const [holes, setHoles] = useState(HOLES.find(({ value }) => value === round?.holes)?.value ?? "18");
  const [format, setFormat] = useState(
    Object.keys(formats).find((format) => format === round?.format) ?? Object.keys(formats)[0]!,
  );
  const whole = all || course?.holes.length === 18;
  if (!all && !course) return <div class="board-room" />;
  return (
    <>
      <div class="board-kind">
        {whole && <Choice look="hidden" legend={texts.HOLES} options={HOLES} value={holes} onChange={setHoles} />}
        <label class="pick">
          <span class="vh">{texts.FORMAT}</span>
          <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
            {Object.entries(formats).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {all && <p class="note">{texts.CLUBS_OWN}</p>}
      <Board
        game={game}
        asked={{ ...(course ? { course: course.id } : {}), holes: whole ? holes : "all", format }}
        label={texts.BEST_ROUNDS}
        none={texts.NO_ROUND}
      />
    </>
  );
}
