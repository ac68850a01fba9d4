/** The row above the main action: a hint, and a second choice. */

import { signed } from "../../ui/namesAndScores.ts";
import { namesOf, shortNames } from "../seatNames.ts";
import { Second } from "../table/Actions.tsx";
import { endingOf } from "./draft.ts";
import { BONUS, PENALTY } from "./goingOutScores.ts";
import { closerWords } from "./roundEnd.ts";
import { hintWords, standingsWords } from "./status.ts";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

export function HintRow({ play, openScores }: { play: Play; openScores(): void }) {
  const { view, board, choices, draft, busy, acts } = play;
  const end = endingOf(view, draft);
  const chosen = draft.to !== null;
  if (!choices.draw && !choices.discard) {
    const names = shortNames(namesOf(view));
    const said = board.ended ? closerWords(board.ended, names) : standingsWords(board, names);
    return (
      <>
        <p class="tb-line num">{choices.opens ? say.FLIP_TOGETHER : said}</p>
        <Second label={say.SCORES} act={openScores} />
      </>
    );
  }
  return (
    <>
      {end ? <Ending clear={end.clear} /> : <p class="tb-line num">{hintWords(view, draft)}</p>}
      {chosen || draft.lifted ? (
        <Second label={chosen ? say.CANCEL : say.PUT_BACK} act={acts.back} busy={busy} shortcut="Escape" />
      ) : choices.discard ? (
        <Second label={say.DISCARD_IT} act={acts.throw} busy={busy} shortcut="X" />
      ) : (
        <Second label={say.TAKE_IT} act={acts.lift} busy={busy} shortcut="T" />
      )}
    </>
  );
}

/** Warns about going out: the player must then have the sole lowest total, or pays a penalty (B-23). */
function Ending({ clear }: { clear: boolean }) {
  return (
    <div class={`tb-line bg-ending${clear ? "" : " warns"}`} role="status">
      <b>{say.endsRound(clear)}</b>
      <span class="odds num">
        <span>
          <i class="chip good">{signed(BONUS)}</i> {say.SOLE_LOWEST}
        </span>{" "}
        <span>
          <i class="chip bad">{signed(PENALTY)}</i> {say.OTHERWISE}
        </span>
      </span>
    </div>
  );
}
