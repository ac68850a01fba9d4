import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/courses.ts";
import type { ListedCourse, Page } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import "../../art/icons.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import { noneNamed, SEARCH, version } from "../../texts/en/course-page.ts";
import * as texts from "../../texts/en/courses.ts";
import { attempt } from "../../ui/attempt.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import "./courses.css";
import { courseWords } from "../../ui/course.ts";

/** Ms without typing after which the search starts. */
const TYPED = 250;

export default function Courses() {
  const [name, setName] = useState("");
  const asked = useSettled(name.trim(), TYPED);
  const [lost, setLost] = useState(false);
  return (
    <Screen
      name="courses"
      title={texts.TITLE}
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>{texts.TITLE}</h1>
            <p>{lost ? NO_CONNECTION : texts.WHERE}</p>
          </div>
        </>
      }
      bar={
        <a class="main-action" href="/courses/new">
          {texts.MAKE} <Art name="icon-plus" />
        </a>
      }
    >
      <search class="course-search">
        <label class="label" for="course-search">
          {SEARCH}
        </label>
        <input
          id="course-search"
          class="field"
          type="search"
          value={name}
          autocomplete="off"
          enterkeyhint="search"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </search>
      <Found key={asked} name={asked} onLost={setLost} />
    </Screen>
  );
}

/** Debounces a value; an empty one passes at once. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? ms : 0);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Shows courses with this name; all if it is empty. */
function Found({ name, onLost }: { name: string; onLost(lost: boolean): void }) {
  const first = useRequest(() => calls.findCourses(name), []);
  const [more, setMore] = useState<Page<ListedCourse> | null>(null);
  useEffect(() => onLost(first.lost), [first.lost]);
  const cursor = more ? more.cursor : (first.value?.cursor ?? null);
  // An earlier version is linked from its successor.
  const all = [...(first.value?.items ?? []), ...(more?.items ?? [])].filter(({ newer }) => !newer);
  const next = () =>
    attempt(async () => {
      const page = await calls.findCourses(name, cursor);
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    }, texts.MORE_DID_NOT_COME);
  return (
    <>
      <p role="status" class="none-found">
        {first.value && all.length === 0 && !cursor && noneNamed(name)}
      </p>
      <ul class="course-grid">
        {all.map((course) => (
          <li key={course.id}>
            <a href={`/courses/${encodeURIComponent(course.id)}`}>
              <CoursePicture course={course.id} class="pic" />
              <b>{course.name}</b>
              <small class="num">
                {courseWords(course)}
                {course.version > 1 && `, ${version(course.version)}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {cursor && (
        <button type="button" class="quiet-action wide" onClick={next}>
          {texts.MORE}
        </button>
      )}
    </>
  );
}
