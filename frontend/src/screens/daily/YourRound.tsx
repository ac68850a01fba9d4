import type { Challenge, View } from "../../api/types.ts";
import * as texts from "../../texts/en/daily.ts";
import { leftWords } from "../../ui/durations.ts";
import { toPar } from "../../ui/namesAndScores.ts";
import { useNow } from "../../ui/TimeLeft.tsx";
import { holesPlayed } from "./scoreCounts.ts";
import { useDaily } from "./useDailyModule.ts";

/** Shows the player's round hole by hole, and their place on the day. */
export function YourRound({ day, view }: { day: Challenge; view: View | null }) {
  const game = useDaily(day.game);
  const left = Date.parse(day.closes) - useNow();
  const begun = view?.state ? view : null;
  return (
    <section class="your-round card num" aria-labelledby="h-round">
      <header>
        <h2 class="label" id="h-round">
          {view && view.status !== "finished" ? texts.SO_FAR : texts.YOUR_ROUND}
        </h2>
        <b>{begun && game ? toPar(game.toPar(begun)) : ""}</b>
      </header>
      <div class="day-card">{game && <game.Holes holes={holesPlayed(day.course.holes, day.holes)} view={begun} />}</div>
      <p>
        <span>{texts.outAndIn(day.entered - day.finished, day.finished)}</span>
        <span>{left > 0 ? texts.closesIn(leftWords(left)) : texts.CLOSED}</span>
      </p>
    </section>
  );
}
