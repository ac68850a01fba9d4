import { useState } from "preact/hooks";
import * as calls from "../../api/courses.ts";
import type { RatedCourse } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import "../../art/icons.ts";
import { wordsOf } from "../../games/gameNames.ts";
import { ownCourses } from "../../identity/ownCourses.ts";
import * as page from "../../texts/en/course-page.ts";
import * as texts from "../../texts/en/courses.ts";
import { LOST_ITS_END, NO_COURSE } from "../../texts/en/not-found.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { copy, shareLink } from "../../ui/share.ts";
import { NotFound } from "../not-found/NotFound.tsx";
import { CourseFacts } from "./CourseFacts.tsx";
import { ScorecardTable } from "./ScorecardTable.tsx";
import "./courses.css";
import { courseWords, suitsDiceGolf, writeScorecard } from "../../ui/course.ts";
import { gameOf } from "./courseStatistics.ts";
import { Skyline } from "./Skyline.tsx";

interface CourseScreenProps {
  course: string;
  /** The address may name the game whose rounds are shown first. */
  query: URLSearchParams;
}

export default function CourseScreen({ course: id, query }: CourseScreenProps) {
  const { value: course, refused, lost } = useRequest(() => calls.ratedCourse(id), [id]);
  if (refused) return <NotFound title={NO_COURSE}>{LOST_ITS_END}</NotFound>;
  return course ? <PageOf course={course} asked={query.get("game")} /> : <Loading lost={lost} />;
}

function PageOf({ course, asked }: { course: RatedCourse; asked: string | null }) {
  const [game, setGame] = useState(gameOf(course, asked));
  const at = encodeURIComponent(course.id);
  const games = course.ratings.map(({ game }) => ({ value: game, label: wordsOf(game).short }));
  const board = game && `/boards/${game}?course=${at}`;
  return (
    <Screen
      name="course"
      title={course.name}
      poster={
        <>
          <Skyline holes={course.holes} />
          <BackButton to="/courses" label={texts.BACK} />
          <div class="poster-words">
            <h1>{course.name}</h1>
            <p class="num">
              {courseWords(course)}
              {course.version > 1 && `, ${page.version(course.version)}`}
            </p>
          </div>
        </>
      }
      bar={
        game && (
          <a class="main-action" href={`/new?game=${game}&course=${at}`}>
            {texts.PLAY} <Art name="pin" />
          </a>
        )
      }
    >
      <Versions course={course} />
      {!suitsDiceGolf(course.holes) && <p class="note">{texts.NO_DICE_HERE}</p>}
      {games.length > 1 && (
        <Choice look="hidden" legend={page.WHICH_GAME} options={games} value={game!} onChange={setGame} />
      )}
      {game && board && <CourseFacts key={game} course={course} game={game} board={board} />}
      <h2 class="label">{page.SCORECARD}</h2>
      <ScorecardTable holes={course.holes} />
      <Tools course={course} />
    </Screen>
  );
}

/** Links to old and new versions: a course itself never changes. */
function Versions({ course: { earlier, newer } }: { course: RatedCourse }) {
  if (!earlier && !newer) return null;
  return (
    <p class="versions note">
      {newer && <a href={`/courses/${encodeURIComponent(newer)}`}>{page.NEWER}</a>}
      {earlier && <a href={`/courses/${encodeURIComponent(earlier)}`}>{page.EARLIER}</a>}
    </p>
  );
}

function Tools({ course }: { course: RatedCourse }) {
  const share = () =>
    shareLink({ title: course.name, text: texts.about(course.name, courseWords(course)), url: location.href });
  return (
    <div class="course-tools">
      <button type="button" class="side-action" onClick={share}>
        <Art name="icon-share" size={20} /> {texts.SHARE}
      </button>
      <button type="button" class="side-action" onClick={() => copy(writeScorecard(course.holes))}>
        {texts.COPY_TEXT}
      </button>
      {ownCourses().includes(course.id) && !course.newer && (
        <a class="side-action" href={`/courses/new?instead=${encodeURIComponent(course.id)}`}>
          {page.AGAIN}
        </a>
      )}
    </div>
  );
}
