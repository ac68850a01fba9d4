import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import * as calls from "../../api/tables.ts";
import { Art } from "../../art/Art.tsx";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { GameLinks } from "../../games/GameLinks.tsx";
import { wordsOf } from "../../games/gameNames.ts";
import { useDefinition } from "../../games/loadDefinition.tsx";
import { go } from "../../lib/router.ts";
import * as texts from "../../texts/en/boards.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { courseWords } from "../../ui/course.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import { Skyline } from "../courses/Skyline.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import { lastGame, lastPlan } from "../new-table/tablePlan.ts";
import { Board } from "./Board.tsx";
import "./boards.css";
import { CourseRounds, type RoundKinds } from "./CourseRounds.tsx";
import { lastRound, type Round, roundIn } from "./lastRound.ts";
import { MonthCourse } from "./MonthCourse.tsx";
import { MyGames } from "./MyGames.tsx";
import { MyIndex } from "./MyIndex.tsx";
import { Ratings } from "./Ratings.tsx";

type Tab = "course" | "all" | "wins" | "mine";

interface BoardsProps {
  /** The game in the address; null for the game played last. */
  game: string | null;
  /** Course, holes, format and period, or a tab, as far as the address names them. */
  query: URLSearchParams;
}

const ALL: Option<Tab> = { value: "all", label: texts.ALL };
const WINS: Option<Tab> = { value: "wins", label: texts.WINS };
const RATING: Option<Tab> = { value: "all", label: texts.RATING };
const COURSE: Option<Tab> = { value: "course", label: texts.COURSE };
const MINE: Option<Tab> = { value: "mine", label: texts.MINE };

type Across = "index" | "rounds";
const ACROSS: Option<Across>[] = [
  { value: "index", label: texts.INDEX },
  { value: "rounds", label: texts.ROUNDS_ACROSS },
];

export default function Boards({ game: asked, query }: BoardsProps) {
  const [last] = useState(() => lastRound(asked));
  const game = asked ?? last?.game ?? lastGame();
  const { definition, ready, lost } = useDefinition(game);
  const round = query.get("course") ? roundIn(game, query) : last;
  if (!ready) return <Loading lost={lost} />;
  const kinds =
    definition?.formats || definition?.modes
      ? { formats: definition.formats ?? {}, modes: definition.modes ?? {} }
      : null;
  return <BoardsOf game={game} kinds={kinds} round={round} tab={query.get("tab")} period={query.get("period")} />;
}

interface BoardsOfProps {
  game: string;
  /** Null for a game without courses. */
  kinds: RoundKinds | null;
  round: Round | null;
  tab: string | null;
  period: string | null;
}

function BoardsOf({ game, kinds, round, tab: asked, period }: BoardsOfProps) {
  const tabs = kinds ? [COURSE, ALL, MINE] : [WINS, RATING, MINE];
  // Without other choices, the leaderboard of the last round is shown.
  const usual = kinds && !round?.course ? "all" : tabs[0]!.value;
  const [tab, setTab] = useState<Tab>(tabs.find(({ value }) => value === asked)?.value ?? usual);
  const id = round?.course ?? lastPlan(game).course;
  const turn = (next: Tab) => {
    setTab(next);
    const where = next === "course" ? `?course=${encodeURIComponent(id)}` : next === "wins" ? "" : `?tab=${next}`;
    go(`/boards/${game}${where}`, { replace: true });
  };
  const choice = <Choice look="hidden" legend={texts.WHICH} options={tabs} value={tab} onChange={turn} />;
  const shown = { game, tab, choice };
  return kinds ? (
    <CourseBoards {...shown} course={id} kinds={kinds} round={round} period={period} />
  ) : (
    <PlainBoards {...shown} />
  );
}

interface ShownProps {
  game: string;
  tab: Tab;
  /** The tabs. */
  choice: ComponentChildren;
}

interface CourseBoardsProps extends ShownProps {
  /** The course of the first tab. */
  course: string;
  kinds: RoundKinds;
  /** The initial choice. */
  round: Round | null;
  period: string | null;
}

/** Shows the leaderboards: one per course, and leaderboards across courses. */
function CourseBoards({ game, tab, choice, course: id, kinds, round, period }: CourseBoardsProps) {
  const { value: course } = useRequest(() => calls.course(id), [id]);
  const [across, setAcross] = useState<Across>("index");
  const here = tab === "course";
  const named = here ? course : null;
  const { name } = wordsOf(game);
  const title = named?.name ?? (tab === "mine" ? texts.YOUR_GAMES : texts.ALL);
  return (
    <Screen
      name="boards"
      title={texts.title(name, named?.name ?? null)}
      poster={
        <>
          {named ? <Skyline holes={named.holes} /> : <HomePoster />}
          <BackButton />
          <div class="poster-words">
            <h1>{title}</h1>
            <p class="num">{named ? courseWords(named) : tab === "mine" ? texts.ALL_OF_THEM : name}</p>
          </div>
          <a class="corner course-tile" href="/courses">
            <span class="vh">{texts.OTHER_COURSE}</span>
            <CoursePicture course={id} />
          </a>
        </>
      }
      bar={<PlayBar game={game} course={here ? id : null} />}
    >
      {choice}
      {tab === "mine" && <Mine game={game} golf />}
      {here &&
        (course ? (
          <CourseRounds key={`${id} ${period}`} {...{ game, course, kinds, round, period }} />
        ) : (
          <div class="board-room" />
        ))}
      {tab === "all" && (
        <>
          <div class="across">
            <Choice<Across> look="hidden" legend={texts.ACROSS} options={ACROSS} value={across} onChange={setAcross} />
          </div>
          {across === "index" ? (
            <Ratings game={game} golf />
          ) : (
            <CourseRounds {...{ game, kinds, round, period }} course={null} />
          )}
        </>
      )}
      {here && <MonthCourse game={game} />}
      <OtherGames current={game} />
    </Screen>
  );
}

/** Shows most wins and best ratings. */
function PlainBoards({ game, tab, choice }: ShownProps) {
  const { name } = wordsOf(game);
  const title = { mine: texts.YOUR_GAMES, all: texts.WHO_PLAYS_BEST, wins: texts.WHO_WON, course: "" }[tab];
  return (
    <Screen
      name="boards"
      title={texts.title(name, null)}
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>{title}</h1>
            <p>{tab === "mine" ? texts.ALL_OF_THEM : name}</p>
          </div>
        </>
      }
      bar={<PlayBar game={game} course={null} />}
    >
      {choice}
      {tab === "mine" && <Mine game={game} golf={false} />}
      {tab === "all" && <Ratings game={game} golf={false} />}
      {tab === "wins" && <Board game={game} asked={{}} label={texts.MOST_WINS} none={texts.NO_WIN} />}
      <OtherGames current={game} />
    </Screen>
  );
}

function Mine({ game, golf }: { game: string; golf: boolean }) {
  return (
    <>
      <MyIndex game={game} golf={golf} />
      <MyGames />
    </>
  );
}

function OtherGames({ current }: { current: string }) {
  return (
    <nav class="other-games" aria-labelledby="other-games">
      <h2 class="label" id="other-games">
        {texts.OTHER_GAMES}
      </h2>
      <GameLinks to={(game) => `/boards/${game}`} current={current} />
    </nav>
  );
}

function PlayBar({ game, course }: { game: string; course: string | null }) {
  return (
    <a class="main-action" href={`/new?game=${game}${course ? `&course=${encodeURIComponent(course)}` : ""}`}>
      {course ? texts.PLAY_COURSE : texts.NEW_TABLE} <Art name="pin" />
    </a>
  );
}
