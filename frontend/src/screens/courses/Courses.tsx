import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import type { Course, Page } from "../../api/types.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { NO_CONNECTION } from "../../texts/en/club.ts";
import * as texts from "../../texts/en/courses.ts";
import { attempt } from "../../ui/attempt.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import "./courses.css";
import { courseWords } from "./course.ts";

export default function Courses() {
  const first = useAsked(() => calls.courses(), []);
  const [more, setMore] = useState<Page<Course> | null>(null);
  const cursor = more ? more.cursor : (first.value?.cursor ?? null);
  const all = [...(first.value?.items ?? []), ...(more?.items ?? [])];
  const next = () =>
    attempt(async () => {
      const page = await calls.courses(cursor);
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    }, texts.MORE_DID_NOT_COME);
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
            <p>{first.lost ? NO_CONNECTION : texts.WHERE}</p>
          </div>
        </>
      }
      bar={
        <a class="main-action" href="/courses/new">
          {texts.MAKE} <Art name="icon-plus" />
        </a>
      }
    >
      <ul class="course-grid">
        {all.map((course) => (
          <li key={course.id}>
            <a href={`/courses/${encodeURIComponent(course.id)}`}>
              <CoursePicture course={course.id} class="pic" />
              <b>{course.name}</b>
              <small class="num">{courseWords(course)}</small>
            </a>
          </li>
        ))}
      </ul>
      {cursor && (
        <button type="button" class="quiet-action wide" onClick={next}>
          {texts.MORE}
        </button>
      )}
    </Screen>
  );
}
