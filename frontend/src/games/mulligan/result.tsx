/** What stands below the podium of a finished round: the scorecard, and the wolf's points. */

import { listWords } from "../../ui/words.ts";
import { namesOf } from "../seats.ts";
import { Scores } from "./Scores.tsx";
import type { MulliganFinished } from "./state.ts";
import * as say from "./texts/en/around.ts";

export { outcome } from "./outcome.ts";

export default function Result({ view }: { view: MulliganFinished }) {
  const { wolf } = view.state;
  const names = namesOf(view);
  return (
    <>
      <h2>{say.SCORECARD}</h2>
      <Scores view={view} />
      {wolf && (
        <p class="num">
          <b>{say.WOLF}</b> {listWords(wolf.points.map((points, seat) => say.wolf(names(seat), points)))}
        </p>
      )}
    </>
  );
}
