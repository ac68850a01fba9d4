import * as days from "../../api/challenges.ts";
import { Art } from "../../art/Art.tsx";
import * as texts from "../../texts/en/boards.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { dateWords, monthPath } from "../../ui/utcDates.ts";

/** Shows a game's course of the month and its last day; nothing for a game without one. */
export function MonthCourse({ game }: { game: string }) {
  const { value } = useRequest(days.season, []);
  const month = value?.find((one) => one.game === game);
  if (!month) return null;
  return (
    <a class="month-course" href={monthPath(month)}>
      <Art name="pin" /> {texts.monthCourse(month.course.name, dateWords(month.until, -1))}
    </a>
  );
}
