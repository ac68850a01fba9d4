import { useState } from "preact/hooks";
import * as calls from "../../api/courses.ts";
import { Refused } from "../../api/http.ts";
import type { Course } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { noteCourse } from "../../identity/ownCourses.ts";
import { go } from "../../lib/router.ts";
import { useModule } from "../../lib/useModule.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as page from "../../texts/en/course-page.ts";
import * as texts from "../../texts/en/courses.ts";
import { Loading } from "../../ui/Loading.tsx";
import { later } from "../../ui/lazy.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import { CoursePreview } from "./CoursePreview.tsx";
import { ScorecardTable } from "./ScorecardTable.tsx";
import "./courses.css";
import { courseWords, LIMITS, suitsDiceGolf, writeScorecard } from "../../ui/course.ts";
import type { Reading } from "./readScorecard.ts";
import { Skyline } from "./Skyline.tsx";

const NameLimit = later(() => import("../../ui/NameLimit.tsx"));
/** Code that reads scorecards loads after the page. */
const readers = () => import("./readScorecard.ts");
const UNREAD: Reading = { holes: [], faults: [], leftOut: [], unlikely: [], metres: null, numbers: null };
const EXAMPLE = "1  4  346\n2  5  511\n3  3  192";
const FAULTS_SHOWN = 4;
/** Most rows of the text field: longer than any scorecard. */
const ROWS_SHOWN = 40;

/** Makes a course, or a new version of the one named in the address, starting from its scorecard. */
export default function NewCourse({ query }: { query: URLSearchParams }) {
  const instead = query.get("instead");
  const { value: old, refused } = useRequest(
    () => (instead ? calls.ratedCourse(instead) : Promise.resolve(null)),
    [instead],
  );
  if (instead && !old && !refused) return <Loading />;
  return <Maker key={old?.id} old={old} />;
}

function Maker({ old }: { old: Course | null }) {
  const [name, setName] = useState(old?.name ?? "");
  const [text, setText] = useState(old ? writeScorecard(old.holes) : "");
  const { module: reader, failed } = useModule(readers);
  const reading = reader?.readScorecard(text) ?? { ...UNREAD, faults: failed ? [NO_CONNECTION] : [] };
  const { busy, wrong, save } = useSaving(name, reading, old?.id ?? null);
  const good = reading.holes.length > 0 && reading.faults.length === 0;
  return (
    <Screen
      name="new-course"
      title={texts.MAKE}
      poster={
        <>
          {good ? (
            <Skyline holes={reading.holes} />
          ) : (
            <CoursePicture course={name || "a new course"} viewBox="0 0 120 66" />
          )}
          <BackButton to="/courses" label={texts.BACK} />
          <div class="poster-words">
            <h1>{name.trim() || texts.OWN}</h1>
            {good && <p class="num">{courseWords(reading)}</p>}
          </div>
        </>
      }
      bar={
        <>
          {wrong && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          <button type="submit" form="new-course" class="main-action" disabled={busy || !reader}>
            {texts.KEEP} <Art name="pin" />
          </button>
        </>
      }
    >
      {old && <p class="note">{page.instead(old.name)}</p>}
      <form id="new-course" onSubmit={save}>
        <label class="label" for="course-name">
          {texts.ITS_NAME}
        </label>
        <input
          id="course-name"
          class="field"
          value={name}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        {name.length >= LIMITS.name[1] && <NameLimit name={name} of="course" />}
        <label class="label" for="course-card">
          {texts.ITS_CARD}
        </label>
        <textarea
          id="course-card"
          class="field"
          rows={6}
          spellcheck={false}
          value={text}
          placeholder={EXAMPLE}
          aria-describedby="course-help"
          aria-invalid={reading.faults.length > 0}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Faults faults={reading.faults} />
        <Beside reading={reading} />
        <p class="note" id="course-help">
          {texts.HELP}
        </p>
      </form>
      {good && (
        <>
          {!suitsDiceGolf(reading.holes) && <p class="note">{texts.NO_PAR_SIX}</p>}
          <CoursePreview name={name} holes={reading.holes} old={old?.id ?? null} />
          <ScorecardTable holes={reading.holes} />
        </>
      )}
    </Screen>
  );
}

function Faults({ faults }: { faults: string[] }) {
  const more = faults.length - FAULTS_SHOWN;
  return (
    <div class="faults" role="status">
      <ul>
        {faults.slice(0, FAULTS_SHOWN).map((fault) => (
          <li key={fault} class="wrong">
            {fault}
          </li>
        ))}
        {more > 0 && <li class="wrong">{texts.moreLike(more)}</li>}
      </ul>
    </div>
  );
}

const hasGap = (numbers: number[]) => numbers.some((number, n) => n > 0 && number !== numbers[n - 1]! + 1);

/** Shows text that was not read as holes, and holes that may be wrong, before anything is saved. */
function Beside({ reading: { leftOut, unlikely, metres, numbers } }: { reading: Reading }) {
  const more = leftOut.length - ROWS_SHOWN;
  return (
    <div class="note" role="status">
      {metres && <p>{texts.inMetres(...metres)}</p>}
      {numbers && <p>{texts.renumbered(numbers, hasGap(numbers))}</p>}
      {unlikely.slice(0, FAULTS_SHOWN).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {unlikely.length > FAULTS_SHOWN && <p>{texts.moreLike(unlikely.length - FAULTS_SHOWN)}</p>}
      {leftOut.length > 0 && (
        <>
          <p>{texts.LEFT_OUT}</p>
          <ul class="left-out">
            {leftOut.slice(0, ROWS_SHOWN).map((row, n) => (
              <li key={n}>{row}</li>
            ))}
            {more > 0 && <li>{texts.moreLike(more)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

function useSaving(name: string, reading: Reading, instead: string | null) {
  const [state, setState] = useState({ busy: false, wrong: "" });
  const save = async (event: Event) => {
    event.preventDefault();
    const wrong = !name.trim() ? texts.NAMELESS : (reading.faults[0] ?? (reading.holes.length === 0 && texts.EMPTY));
    if (wrong) return setState({ busy: false, wrong });
    setState({ busy: true, wrong: "" });
    try {
      const wanted = { name: name.trim(), holes: reading.holes };
      const made = await calls.makeCourse(instead ? { ...wanted, instead_of: instead } : wanted);
      noteCourse(made.id);
      go(`/courses/${made.id}`, { replace: true });
      scrollTo(0, 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ busy: false, wrong: error.message });
    }
  };
  return { ...state, save };
}
