import type { View } from "../../api/types.ts";
import { formatName, roundWords, wordsOf } from "../../games/about.ts";
import { clockWords } from "../../ui/time.ts";
import { capital } from "../../ui/words.ts";

/** "Dice golf at Pebble Coast". */
export function whatWords(view: View): string {
  const game = wordsOf(view.game).name;
  return view.course ? `${game} at ${view.course.name}` : game;
}

/** What is agreed for the table, in three words. */
export function Terms({ view }: { view: View }) {
  const { options, course } = view;
  return (
    <>
      <dl class="terms num">
        <div>
          <dt>Round</dt>
          <dd>{roundWords(options["holes"], course?.holes.length)}</dd>
        </div>
        <div>
          <dt>Format</dt>
          <dd>{formatName(options["format"])}</dd>
        </div>
        <div>
          <dt>Each move</dt>
          <dd>{capital(clockWords(view.clock_hours))}</dd>
        </div>
      </dl>
      {view.seats.length > 1 && (
        <p class="note terms-note">
          {options["stymie"] ? "In turn, with the Stymie in play." : "Everybody at their own pace."}
        </p>
      )}
    </>
  );
}
