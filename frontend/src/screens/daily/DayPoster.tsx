import type { Challenge } from "../../api/types.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import * as texts from "../../texts/en/daily.ts";
import { BackButton } from "../../ui/Screen.tsx";
import { courseWords } from "./dayWords.ts";
import { useDaily } from "./useDailyModule.ts";

/** Shows the day's course, and the dice that are the same for everyone. */
export function DayPoster({ day, title }: { day: Challenge; title: string }) {
  const game = useDaily(day.game);
  return (
    <>
      <CoursePicture course={day.course.id} viewBox="0 0 120 66" preserveAspectRatio="xMidYMin slice" />
      <BackButton />
      <div class="poster-words">
        <p class="day">{title}</p>
        <h1>{day.course.name}</h1>
        <p class="num">{courseWords(day)}</p>
      </div>
      <div class="same">
        <span class="hidden-dice">{game && <game.Dice />}</span>
        <p>{texts.SAME_DICE}</p>
      </div>
    </>
  );
}
