import * as calls from "../../api/calls.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import * as texts from "../../texts/en/courses.ts";
import { LOST_ITS_END, NO_COURSE } from "../../texts/en/lost.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { copy, shareLink } from "../../ui/share.ts";
import { Nothing } from "../lost/Nothing.tsx";
import { Card } from "./Card.tsx";
import "./courses.css";
import { courseWords } from "./course.ts";
import { Skyline } from "./Skyline.tsx";
import { suitsDiceGolf, writeScorecard } from "./scorecard.ts";

export default function CourseScreen({ course: id }: { course: string }) {
  const { value: course, refused, lost } = useAsked(() => calls.course(id), [id]);
  if (refused) return <Nothing title={NO_COURSE}>{LOST_ITS_END}</Nothing>;
  if (!course) return <Loading lost={lost} />;
  const fits = suitsDiceGolf(course.holes);
  const share = () =>
    shareLink({ title: course.name, text: texts.about(course.name, courseWords(course)), url: location.href });
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
            <p class="num">{courseWords(course)}</p>
          </div>
        </>
      }
      bar={
        fits && (
          <a class="main-action" href={`/new?course=${encodeURIComponent(course.id)}`}>
            {texts.PLAY} <Art name="pin" />
          </a>
        )
      }
    >
      {!fits && <p class="note">{texts.NO_DICE_HERE}</p>}
      <Card holes={course.holes} />
      <div class="course-tools">
        <a class="side-action" href={`/boards/dice-golf?course=${encodeURIComponent(course.id)}`}>
          <Art name="icon-me" size={20} /> {texts.BOARD}
        </a>
        <button type="button" class="side-action" onClick={share}>
          <Art name="icon-share" size={20} /> {texts.SHARE}
        </button>
        <button type="button" class="side-action" onClick={() => copy(writeScorecard(course.holes))}>
          {texts.COPY_TEXT}
        </button>
      </div>
    </Screen>
  );
}
