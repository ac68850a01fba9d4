import type { Course } from "../../api/types.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import * as texts from "../../texts/en/course-sheet.ts";
import { courseWords } from "../../ui/course.ts";
import { Sheet } from "../../ui/Sheet.tsx";

interface CourseSheetProps {
  courses: Course[];
  value: string;
  onPick(course: string): void;
  onClose(): void;
}

/** All courses, and a link to make one. */
export default function CourseSheet({ courses, value, onPick, onClose }: CourseSheetProps) {
  return (
    <Sheet title={texts.WHERE_TO} onClose={onClose}>
      <ul class="course-picks">
        {courses.map((course) => (
          <li key={course.id}>
            <button type="button" aria-pressed={course.id === value} onClick={() => onPick(course.id)}>
              <CoursePicture course={course.id} class="pic" />
              <span>
                <b>{course.name}</b>
                <small>{courseWords(course)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <a class="side-action" href="/courses/new">
        {texts.MAKE_COURSE}
      </a>
    </Sheet>
  );
}
