/** A course's difficulty in one game, and the results on it. */

import { useState } from "preact/hooks";
import * as calls from "../../api/courses.ts";
import type { BoardRow, CourseFigures, RatedCourse } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import "../../art/icons.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/course-page.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { Bars } from "../../ui/charts/Bars.tsx";
import { dayWords } from "../../ui/dates.ts";
import { oneDecimal } from "../../ui/decimals.ts";
import { toPar } from "../../ui/namesAndScores.ts";
import "./course-facts.css";
import { barsOf, halfWith, hardestWords, NINE } from "./courseStatistics.ts";

interface CourseFactsProps {
  course: RatedCourse;
  game: string;
  /** Address of its leaderboards. */
  board: string;
}

const HALVES: Option<"0" | "1">[] = [
  { value: "0", label: texts.FRONT },
  { value: "1", label: texts.BACK },
];

export function CourseFacts({ course, game, board }: CourseFactsProps) {
  const { value: figures, lost } = useRequest(() => calls.figures(course.id, game), []);
  const [chosen, setChosen] = useState<"0" | "1" | null>(null);
  if (!figures) return <p class="facts-room note">{lost ? NO_CONNECTION : ""}</p>;
  const half = Number(chosen ?? (figures.hardest ? halfWith(figures.hardest) : 0));
  return (
    <div class="facts-room">
      {course.holes.length > NINE && (
        <Choice<"0" | "1">
          look="hidden"
          legend={texts.WHICH_HOLES}
          options={HALVES}
          value={half ? "1" : "0"}
          onChange={setChosen}
        />
      )}
      {figures.rounds > 0 ? (
        <Bars
          title={texts.AVERAGE}
          heads={[texts.HOLE, texts.STROKES]}
          line={texts.PAR}
          bars={barsOf(course.holes, half, figures)}
        />
      ) : (
        <p>{texts.NO_ROUNDS}</p>
      )}
      <Hardest course={course} figures={figures} />
      <Asked figures={figures} />
      <ul class="fact-rows num">
        {figures.record && (
          <li>
            <Record record={figures.record} />
          </li>
        )}
        <li>
          <a href={board}>
            <Art name="icon-me" class="round" />
            <span>
              <b>{texts.THE_BOARDS}</b>
              <small>{texts.TIMES}</small>
            </span>
          </a>
        </li>
      </ul>
    </div>
  );
}

function Hardest({ course, figures }: { course: RatedCourse; figures: CourseFigures }) {
  const words = hardestWords(course.holes, figures);
  return words ? (
    <p class="hardest num">
      <span class="tile">
        <Art name="pin" size={26} />
      </span>
      <span>
        <b>{texts.hardest(figures.hardest!)}</b>
        <small>{words}</small>
      </span>
    </p>
  ) : null;
}

/** Shows rating and slope, if the game has them, and the number of rounds. */
function Asked({ figures: { rating, slope, error, rounds } }: { figures: CourseFigures }) {
  if (rating === null || slope === null) return null;
  return (
    <div class="asked card num">
      <dl>
        <div>
          <dt>{texts.RATING}</dt>
          <dd>{oneDecimal(rating)}</dd>
        </div>
        <div>
          <dt>{texts.SLOPE}</dt>
          <dd>{slope}</dd>
        </div>
        <div>
          <dt>{texts.ROUNDS}</dt>
          <dd>{rounds}</dd>
        </div>
      </dl>
      <p class="note">{texts.steady(oneDecimal(rating), error ? oneDecimal(error) : null)}</p>
    </div>
  );
}

/** Shows the best round, with a link to its table. */
function Record({ record: { name, score, to_par, at, table } }: { record: BoardRow }) {
  return (
    <a href={`/t/${table}`}>
      <Art name="pin" class="round brass" />
      <span>
        <b class="named">{texts.holds(name)}</b>
        <small>{texts.recordOf(score, dayWords(at))}</small>
      </span>
      {to_par !== null && <span class="pm">{toPar(to_par)}</span>}
    </a>
  );
}
