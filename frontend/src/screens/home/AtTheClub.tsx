import * as days from "../../api/challenges.ts";
import type { CourseOfMonth } from "../../api/types.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { firstPaint } from "../../lib/firstPaint.ts";
import { serverTime } from "../../lib/serverTime.ts";
import * as texts from "../../texts/en/home.ts";
import { leftWords } from "../../ui/durations.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { dateWords, monthPath } from "../../ui/utcDates.ts";

/** Shows today's challenge and the month's course. Both rows keep their place while they load. */
export function AtTheClub() {
  const { value: day } = useRequest(() => firstPaint.then(() => days.challenge(null)), []);
  const { value: month } = useRequest<CourseOfMonth[]>(() => firstPaint.then(days.season), []);
  const featured = month?.[0];
  return (
    <section aria-labelledby="h-now">
      <h2 class="label" id="h-now">
        {texts.ON_NOW}
      </h2>
      <ul class="rows on-now">
        <Row
          to="/today"
          course={day?.course.id}
          title={texts.DAILY}
          more={
            day ? texts.dailyAt(day.course.name, leftWords(Date.parse(day.closes) - serverTime())) : texts.DAILY_MORE
          }
        />
        <Row
          to={featured ? monthPath(featured) : "/boards"}
          course={featured?.course.id}
          title={texts.MONTHLY}
          more={
            featured ? texts.until(featured.course.name, dateWords(featured.until, -1, "short")) : texts.MONTHLY_MORE
          }
        />
      </ul>
    </section>
  );
}

interface RowProps {
  to: string;
  course: string | undefined;
  title: string;
  more: string;
}

function Row({ to, course, title, more }: RowProps) {
  return (
    <li>
      <a class="row" href={to}>
        {course ? <CoursePicture course={course} class="pic" /> : <span class="pic" />}
        <div>
          <h3 class="named">{title}</h3>
          <p class="named">{more}</p>
        </div>
      </a>
    </li>
  );
}
