import "../../art/pictures.ts";
import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import type { Course } from "../../api/types.ts";
import { go } from "../../app/router.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import { FORMATS } from "../../games/dice-golf/round.ts";
import { wordsOf } from "../../games/index.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { courseWords } from "../courses/course.ts";
import { Skyline } from "../courses/Skyline.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import { lastPlan } from "../new-table/plan.ts";
import { Board } from "./Board.tsx";
import "./boards.css";
import { MyRounds } from "./MyRounds.tsx";

type Tab = "course" | "all" | "mine";

interface BoardsProps {
  game: string;
  course: string | null;
  tab: string | null;
}

const TABS: Option<Tab>[] = [
  { value: "course", label: "This course" },
  { value: "all", label: "All courses" },
  { value: "mine", label: "My history" },
];

const HOLES: Option<string>[] = [
  { value: "front", label: "Front 9" },
  { value: "back", label: "Back 9" },
  { value: "18", label: "18" },
  { value: "72", label: "72" },
];

function firstTab(tab: string | null, course: string | null): Tab {
  if (tab === "mine" || tab === "all") return tab;
  return course ? "course" : "all";
}

export default function Boards({ game, course: asked, tab: askedTab }: BoardsProps) {
  const [tab, setTab] = useState<Tab>(firstTab(askedTab, asked));
  const id = asked ?? lastPlan(game).course;
  const { value: course } = useAsked(() => calls.course(id), [id]);
  const change = (next: Tab) => {
    setTab(next);
    const where = next === "course" ? `?course=${encodeURIComponent(id)}` : `?tab=${next}`;
    go(`/boards/${game}${where}`, { replace: true });
  };
  return (
    <Screen
      name="boards"
      title={`${tab === "course" && course ? course.name : "Boards"}, ${wordsOf(game).name.toLowerCase()}`}
      poster={<BoardsPoster tab={tab} course={course} game={game} />}
      bar={
        <a class="main-action" href={tab === "course" ? `/new?course=${encodeURIComponent(id)}` : "/new"}>
          {tab === "course" ? "Play this course" : "New table"} <Art name="pin" />
        </a>
      }
    >
      <Choice look="hidden" legend="Which board" options={TABS} value={tab} onChange={change} />
      {tab === "mine" ? (
        <MyRounds />
      ) : (
        <Filtered game={game} course={tab === "course" ? course : null} all={tab === "all"} />
      )}
    </Screen>
  );
}

function BoardsPoster({ tab, course, game }: { tab: Tab; course: Course | null; game: string }) {
  const named = tab === "course" && course;
  return (
    <>
      {named ? <Skyline holes={course.holes} /> : <HomePoster />}
      <BackButton />
      <div class="poster-words">
        <h1>{named ? course.name : tab === "mine" ? "Your rounds" : "All courses"}</h1>
        <p class="num">{named ? courseWords(course) : wordsOf(game).name}</p>
      </div>
      <a class="corner game-tile" href="/courses">
        <span class="vh">Choose another course</span>
        <svg viewBox="12 2 96 88" aria-hidden="true">
          <use href={`#${wordsOf(game).picture}`} width="120" height="90" />
        </svg>
      </a>
    </>
  );
}

interface FilteredProps {
  game: string;
  course: Course | null;
  all: boolean;
}

/** A board, and which kind of round it is about. */
function Filtered({ game, course, all }: FilteredProps) {
  const [holes, setHoles] = useState("18");
  const [format, setFormat] = useState("stroke");
  const whole = all || course?.holes.length === 18;
  if (!all && !course) return <div class="board-room" />;
  return (
    <>
      <div class="board-kind">
        {whole && <Choice look="hidden" legend="Holes" options={HOLES} value={holes} onChange={setHoles} />}
        <label class="pick">
          <span class="vh">Format</span>
          <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
            {Object.entries(FORMATS).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Board game={game} asked={{ ...(course ? { course: course.id } : {}), holes: whole ? holes : "all", format }} />
    </>
  );
}
