import { useState } from "preact/hooks";
import type { Course } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { later } from "../../ui/lazy.tsx";
import "../../art/icons.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import * as texts from "../../texts/en/new-table.ts";

const CourseSheet = later(() => import("./CourseSheet.tsx"));

interface CourseTilesProps {
  courses: Course[];
  value: string;
  onChange(course: string): void;
}

const SHOWN = 3;

/** Three courses as pictures, including the chosen one, and a button for all others. */
export function CourseTiles({ courses, value, onChange }: CourseTilesProps) {
  const [all, setAll] = useState(false);
  const first = courses.slice(0, SHOWN);
  const chosen = courses.find((course) => course.id === value);
  const shown = !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, SHOWN - 1)];
  const pick = (course: string) => {
    onChange(course);
    setAll(false);
  };
  return (
    <fieldset class="courses-line">
      <legend class="vh">{texts.COURSE}</legend>
      <div class="tiles">
        {shown.map((course) => (
          <Tile key={course.id} course={course} on={course.id === value} onPick={() => onChange(course.id)} />
        ))}
        <button type="button" class="tile more" onClick={() => setAll(true)} aria-haspopup="dialog">
          <span class="pic">
            <Art name="icon-plus" size={20} />
          </span>
          <span>{texts.OTHERS}</span>
        </button>
      </div>
      {all && <CourseSheet courses={courses} value={value} onPick={pick} onClose={() => setAll(false)} />}
    </fieldset>
  );
}

function Tile({ course, on, onPick }: { course: Course; on: boolean; onPick(): void }) {
  return (
    <label class={`tile${on ? " on" : ""}`}>
      <input type="radio" name="course" checked={on} onChange={onPick} />
      <CoursePicture course={course.id} class="pic" />
      <span class="named">{course.name}</span>
    </label>
  );
}
