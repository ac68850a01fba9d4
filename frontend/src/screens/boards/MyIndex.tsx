import * as people from "../../api/players.ts";
import type { Page, PlayedRound } from "../../api/types.ts";
import * as texts from "../../texts/en/boards.ts";
import { Line } from "../../ui/charts/Line.tsx";
import { oneDecimal } from "../../ui/decimals.ts";
import { useOwnPlayerId } from "../../ui/useOwnPlayerId.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { chartOf, movedWords, pointsOf } from "../player/playerStatistics.ts";

/** Most rounds in the chart. */
const DRAWN = 60;
const NONE: Page<PlayedRound> = { items: [], cursor: null };

/** Shows this player's index or rating in a game over time, with a link to their page; nothing before the first. */
export function MyIndex({ game, golf }: { game: string; golf: boolean }) {
  const me = useOwnPlayerId();
  const { value } = useRequest(
    () => (me === null ? Promise.resolve(NONE) : people.rounds(me, { game, limit: DRAWN })),
    [me, game],
  );
  const points = pointsOf(value?.items ?? []);
  const last = points[points.length - 1];
  if (me === null || !last) return null;
  return (
    <div class="my-index card">
      <Line
        title={movedWords(points, golf)}
        figure={oneDecimal(last.value)}
        heads={[texts.WHEN, golf ? texts.INDEX : texts.RATING]}
        points={chartOf(points)}
        rung={String}
      />
      <a class="quiet-action" href={`/players/${encodeURIComponent(me)}`}>
        {texts.OWN_PAGE}
      </a>
    </div>
  );
}
