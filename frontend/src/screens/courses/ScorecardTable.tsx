import type { Hole } from "../../api/types.ts";
import * as texts from "../../texts/en/courses.ts";
import { sum } from "../../ui/course.ts";

const NINE = 9;

/** Shows a course's scorecard: nine holes per table, side by side if there is room. */
export function ScorecardTable({ holes }: { holes: Hole[] }) {
  const nines = [holes.slice(0, NINE), holes.slice(NINE)].filter((nine) => nine.length > 0);
  return (
    <div class="course-card num">
      {nines.map((nine, n) => (
        <table key={n} class="card">
          <caption class="vh">{texts.holesFrom(n * NINE + 1, n * NINE + nine.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.HOLE}</th>
              <th scope="col">{texts.PAR}</th>
              <th scope="col">{texts.YARDS}</th>
            </tr>
          </thead>
          <tbody>
            {nine.map((hole, i) => (
              <tr key={i}>
                <th scope="row">{n * NINE + i + 1}</th>
                <td>{hole.par}</td>
                <td>{hole.yards}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{nines.length === 1 ? texts.SUM : n === 0 ? texts.OUT : texts.IN}</th>
              <td>{sum(nine.map((hole) => hole.par))}</td>
              <td>{sum(nine.map((hole) => hole.yards))}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}
