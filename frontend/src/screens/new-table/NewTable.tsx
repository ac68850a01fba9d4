import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { Course, GameInfo } from "../../api/types.ts";
import { go } from "../../app/router.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/pictures.ts";
import { FORMATS, wordsOf } from "../../games/about.ts";
import { askToLast, recall, remember } from "../../identity/storage.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { Chairs } from "./Chairs.tsx";
import { CourseTiles } from "./CourseTiles.tsx";
import "./new-table.css";
import { formatOf, type Holes, keepPlan, lastPlan, type Plan, stymieFits, wanted, withFormat } from "./plan.ts";

const HOLES: Option<Holes>[] = [
  { value: "front", label: "Front 9" },
  { value: "back", label: "Back 9" },
  { value: "18", label: "All 18" },
  { value: "72", label: "72", spoken: "72, four rounds" },
];

const FORMAT_OPTIONS = Object.entries(FORMATS).map(([value, { name }]) => ({ value, label: name }));

const PACES: Option<"turn" | "own">[] = [
  { value: "turn", label: "In turn" },
  { value: "own", label: "Own pace" },
];

const CLOCK_OPTIONS = [
  { value: "1", label: "1 h", spoken: "One hour for each move" },
  { value: "8", label: "8 h", spoken: "Eight hours for each move" },
  { value: "24", label: "1 day", spoken: "One day for each move" },
  { value: "72", label: "3 days", spoken: "Three days for each move" },
  { value: "none", label: "None", spoken: "No clock" },
];

export default function NewTable({ course }: { course: string | null }) {
  const asked = useAsked(() => Promise.all([calls.games(), calls.courses()]), []);
  const [games, courses] = asked.value ?? [];
  return games && courses ? (
    <Form games={games} courses={courses.items} course={course} />
  ) : (
    <Screen name="new-table" title="New table" poster={<Stage game="dice-golf" />}>
      <Loading lost={asked.lost} />
    </Screen>
  );
}

function Stage({ game }: { game: string }) {
  const words = wordsOf(game);
  return (
    <>
      <svg viewBox="-24 3 168 78" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`#${words.picture}`} width="120" height="90" />
      </svg>
      <BackButton />
      <div class="stage-words">
        <h1>{words.name}</h1>
        <p>{words.tagline}</p>
      </div>
    </>
  );
}

interface FormProps {
  games: GameInfo[];
  courses: Course[];
  course: string | null;
}

function Form({ games, courses, course: asked }: FormProps) {
  const [plan, setPlan] = useState<Plan>(() => firstPlan(asked));
  const [name, setName] = useState(recall("name") ?? "");
  const { busy, wrong, nameless, open } = useOpening(plan, name, courses);
  const change = (some: Partial<Plan>) => setPlan((before) => ({ ...before, ...some }));
  const course = courses.find((one) => one.id === plan.course) ?? courses[0]!;
  const alone = plan.others.every((taker) => taker !== "link");
  return (
    <Screen
      name="new-table"
      title="New table"
      poster={<Stage game={plan.game} />}
      bar={
        <>
          {wrong && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          <button type="submit" form="new-table" class="main-action" disabled={busy}>
            {alone ? "Tee off" : "Open the table"} <Art name="pin" />
          </button>
        </>
      }
    >
      <form id="new-table" onSubmit={open}>
        {games.length > 1 && <GameTiles games={games} value={plan.game} onChange={(game) => change({ game })} />}
        <CourseTiles courses={courses} value={course.id} onChange={(id) => change({ course: id })} />
        <RoundChoices plan={plan} course={course} change={change} />
        <Chairs
          name={name}
          onName={setName}
          nameless={nameless}
          others={plan.others}
          onOthers={(others) => change({ others })}
        />
        <Choice legend="Clock" options={CLOCK_OPTIONS} value={plan.clock} onChange={(clock) => change({ clock })} />
      </form>
    </Screen>
  );
}

function firstPlan(course: string | null): Plan {
  const last = lastPlan();
  return course ? { ...last, course } : last;
}

/** Sending the form: what is wrong with it, and whether it is on its way. */
function useOpening(plan: Plan, name: string, courses: Course[]) {
  const [state, setState] = useState({ busy: false, wrong: "", nameless: false });
  const open = async (event: Event) => {
    event.preventDefault();
    const called = name.trim();
    const course = courses.find((one) => one.id === plan.course) ?? courses[0]!;
    if (!called) {
      setState({ busy: false, wrong: "First a name, so that the others know you.", nameless: true });
      requestAnimationFrame(() => document.getElementById("my-name")?.focus());
      return;
    }
    setState({ busy: true, wrong: "", nameless: false });
    try {
      const made = await calls.makeTable(wanted(plan, course, called));
      remember("name", called);
      keepPlan(plan);
      void askToLast();
      go(`/t/${made.id}`, { replace: true });
      scrollTo(0, 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ busy: false, wrong: error.message, nameless: error.code === "name" });
    }
  };
  return { ...state, open };
}

interface RoundProps {
  plan: Plan;
  course: Course;
  change(some: Partial<Plan>): void;
}

/** Holes, format and pace, each as far as it can be had. */
function RoundChoices({ plan, course, change }: RoundProps) {
  const format = formatOf(plan);
  return (
    <>
      {course.holes.length === 18 ? (
        <Choice legend="Holes" options={HOLES} value={plan.holes} onChange={(holes) => change({ holes })} />
      ) : (
        <p class="fixed-line">
          <span class="label">Holes</span> {course.holes.length === 1 ? "The one" : `All ${course.holes.length}`}
        </p>
      )}
      <div>
        <Choice
          legend="Format"
          options={FORMAT_OPTIONS}
          value={format}
          onChange={(next) => change(withFormat(plan, next))}
          scroll
        />
        <p class="note aside">{FORMATS[format]?.meaning}</p>
      </div>
      {stymieFits(plan, course) && (
        <div>
          <Choice
            legend="Pace"
            options={PACES}
            value={plan.stymie ? "turn" : "own"}
            onChange={(pace) => change({ stymie: pace === "turn" })}
          />
          <p class="note aside">
            {plan.stymie ? "One after the other, with the Stymie." : "Everybody plays on when they like."}
          </p>
        </div>
      )}
    </>
  );
}

interface GameTilesProps {
  games: GameInfo[];
  value: string;
  onChange(game: GameInfo["id"]): void;
}

function GameTiles({ games, value, onChange }: GameTilesProps) {
  return (
    <fieldset class="games">
      <legend class="vh">Game</legend>
      {games.map((game) => (
        <label key={game.id} class={`tile${game.id === value ? " on" : ""}`}>
          <input type="radio" name="game" checked={game.id === value} onChange={() => onChange(game.id)} />
          <svg class="pic" viewBox="9 0 102 90" aria-hidden="true">
            <use href={`#${wordsOf(game.id).picture}`} width="120" height="90" />
          </svg>
          <span>{wordsOf(game.id).short}</span>
        </label>
      ))}
    </fieldset>
  );
}
