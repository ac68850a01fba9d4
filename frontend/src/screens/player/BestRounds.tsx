import type { Profile } from "../../api/types.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import * as texts from "../../texts/en/player.ts";
import { toPar } from "../../ui/namesAndScores.ts";

/** Shows the best rounds against par, one per course, as pictures. */
export function BestRounds({ best }: Pick<Profile, "best">) {
  return (
    <section class="best" aria-labelledby="h-best">
      <h2 class="label" id="h-best">
        {texts.BEST}
      </h2>
      <ul>
        {best.map(({ table, course, to_par }) => (
          <li key={table}>
            <a href={`/t/${table}`}>
              <CoursePicture course={course.id} viewBox="0 8 120 48" />
              <b class="num">{toPar(to_par)}</b>
              <span class="named">{course.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
