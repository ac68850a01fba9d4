import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import type { Course, Page } from "../../api/types.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { say } from "../../ui/toast.ts";
import { HomePoster } from "../home/HomePoster.tsx";
import "./courses.css";
import { courseWords } from "./course.ts";

export default function Courses() {
  const first = useAsked(() => calls.courses(), []);
  const [more, setMore] = useState<Page<Course> | null>(null);
  const cursor = more ? more.cursor : (first.value?.cursor ?? null);
  const all = [...(first.value?.items ?? []), ...(more?.items ?? [])];
  const next = async () => {
    try {
      const page = await calls.courses(cursor);
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
      say("The other courses did not come. Try again in a moment.");
    }
  };
  return (
    <Screen
      name="courses"
      title="Courses"
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>Courses</h1>
            <p>{first.lost ? "No connection just now. Trying again." : "Where shall it be?"}</p>
          </div>
        </>
      }
      bar={
        <a class="main-action" href="/courses/new">
          Make a course <Art name="icon-plus" />
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
          More courses
        </button>
      )}
    </Screen>
  );
}
