import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/courses.ts";
import type { AddedCourse, Hole } from "../../api/types.ts";
import { wordsOf } from "../../games/gameNames.ts";
import { myKey } from "../../identity/key.ts";
import * as texts from "../../texts/en/course-page.ts";
import { oneDecimal } from "../../ui/decimals.ts";
import { listWords } from "../../ui/namesAndScores.ts";

/** Ms without typing after which the preview is requested. */
const TYPED = 600;

interface CoursePreviewProps {
  name: string;
  holes: Hole[];
  /** The course that the new one replaces; it is not listed as similar. */
  old: string | null;
}

/** Shows a course before it is made: how hard it plays, and courses with the same holes. */
export function CoursePreview({ name, holes, old }: CoursePreviewProps) {
  const [told, setTold] = useState<AddedCourse | null>(null);
  const card = JSON.stringify(holes);
  useEffect(() => {
    setTold(null);
    if (myKey.get() === null) return;
    let wanted = true;
    const look = () =>
      calls.previewCourse({ name: name.trim() || "-", holes }).then(
        (course) => wanted && setTold(course),
        // A failed preview is ignored: saving shows what is wrong.
        () => {},
      );
    const timer = setTimeout(look, TYPED);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [card]);
  const like = told?.like.filter(({ id }) => id !== old) ?? [];
  return (
    <div class="alike" role="status">
      {like.length > 0 && (
        <p>
          {texts.alike(listWords(like.map((course) => course.name)))}{" "}
          <a href={`/courses/${encodeURIComponent(like[0]!.id)}`}>{texts.PLAY_THAT}</a>
        </p>
      )}
      {told?.ratings.map(({ game, rating, slope }) => (
        <p key={game} class="note num">
          {texts.rated(wordsOf(game).name, oneDecimal(rating), slope)}
        </p>
      ))}
    </div>
  );
}
