import * as people from "../../api/players.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/player.ts";
import { Line } from "../../ui/charts/Line.tsx";
import { oneDecimal } from "../../ui/decimals.ts";
import { points as signed } from "../../ui/namesAndScores.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { chartOf, type GameOf, movedWords, pointsOf, ratingOf } from "./playerStatistics.ts";

/** Most rounds drawn. */
const DRAWN = 100;

/** Shows a chart of the index or rating in one game. Its space is reserved while it loads. */
export function RatingChart({ player, game }: { player: string; game: GameOf }) {
  const { value, lost } = useRequest(
    () => people.rounds(player, { game: game.game, limit: DRAWN }),
    [player, game.game],
  );
  const golf = game.index !== null || game.skill === null;
  const points = value ? pointsOf(value.items) : [];
  const now = ratingOf(game);
  return (
    <div class="over-time card">
      {points.length > 0 && now !== null ? (
        <Line
          title={movedWords(points, golf)}
          figure={oneDecimal(now)}
          heads={[texts.WHEN, golf ? texts.INDEX : texts.RATING]}
          points={chartOf(points)}
          rung={signed}
        />
      ) : (
        <p class="note">{value ? texts.NO_INDEX : lost ? NO_CONNECTION : ""}</p>
      )}
    </div>
  );
}
