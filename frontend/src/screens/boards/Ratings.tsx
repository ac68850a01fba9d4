/** The best players across courses: by index in golf, otherwise by rating; bots in a list of their own. */

import { useState } from "preact/hooks";
import * as calls from "../../api/boards.ts";
import type { RatingRow } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import * as texts from "../../texts/en/boards.ts";
import { oneDecimal } from "../../ui/decimals.ts";
import { lazy } from "../../ui/lazy.tsx";
import { LEVEL_NAMES } from "../../ui/namesAndScores.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { MyIndex } from "./MyIndex.tsx";
import { Ranking } from "./Ranking.tsx";

const IndexHelp = lazy(() => import("./IndexHelp.tsx"));

/** Shows the ratings. `golf`: lower is better. */
export function Ratings({ game, golf }: { game: string; golf: boolean }) {
  const [help, setHelp] = useState(false);
  return (
    <div class="ratings">
      <button type="button" class="quiet-action" onClick={() => setHelp(true)}>
        {golf ? texts.HOW_INDEX : texts.HOW_RATING}
      </button>
      {help && <IndexHelp golf={golf} onClose={() => setHelp(false)} />}
      <Ranking<RatingRow>
        key={game}
        read={(paged) => calls.ratings(game, paged)}
        mine={() => calls.myRating(game)}
        label={golf ? texts.BEST_INDEX : texts.BEST_RATING}
        none={golf ? texts.NO_INDEX : texts.NO_RATING}
        line={(row) => ({
          to: `/players/${encodeURIComponent(row.player)}`,
          leads: row.rank === 1,
          figures: (
            <>
              <span class="when">{texts.rounds(row.rounds)}</span>
              <span class="pm wins">{oneDecimal(row.rating)}</span>
            </>
          ),
        })}
      />
      <MyIndex key={`mine ${game}`} game={game} golf={golf} />
      <Bots key={`bots ${game}`} game={game} />
    </div>
  );
}

function Bots({ game }: { game: string }) {
  const { value } = useRequest(() => calls.botRatings(game), []);
  if (!value?.items.length) return null;
  return (
    <section class="bots-rated" aria-labelledby="bots-rated">
      <h2 class="label" id="bots-rated">
        {texts.BOTS}
      </h2>
      <ul class="board num">
        {value.items.map(({ level, rating, error }) => (
          <li key={level}>
            <div class="line">
              <span class="rank">
                <Art name="icon-bot" />
              </span>
              <span>{LEVEL_NAMES[level]}</span>
              <span class="when">{error > 0 && texts.giveOrTake(oneDecimal(error))}</span>
              <span class="pm wins">{oneDecimal(rating)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
