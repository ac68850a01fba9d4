/** The leaderboard of one kind of round, or of wins. */

import * as calls from "../../api/boards.ts";
import type { BoardRow } from "../../api/types.ts";
import * as texts from "../../texts/en/boards.ts";
import { toPar } from "../../ui/namesAndScores.ts";
import { briefDay } from "../player/playerStatistics.ts";
import { Ranking } from "./Ranking.tsx";

interface BoardProps {
  game: string;
  asked: calls.BoardAsked;
  label: string;
  none: string;
}

export function Board({ game, asked, label, none }: BoardProps) {
  return (
    <Ranking<BoardRow>
      key={JSON.stringify(asked)}
      read={(paged) => calls.board(game, asked, paged)}
      mine={asked.course ? () => calls.myPlace(game, asked) : null}
      label={label}
      none={none}
      line={(row) => ({
        to: `/t/${row.table}`,
        who: `/players/${encodeURIComponent(row.player)}`,
        // In a leaderboard of wins nobody has a rank before the first win.
        leads: row.rank === 1 && row.score > 0,
        figures: (
          <>
            <span class="when">{briefDay(row.at)}</span>
            <Score row={row} />
          </>
        ),
      })}
    />
  );
}

/** Shows strokes and the score against par; wins for games without par. */
function Score({ row: { score, to_par } }: { row: BoardRow }) {
  if (to_par === null)
    return (
      <span class="pm wins">
        {score}
        <small>{texts.winsUnit(score)}</small>
      </span>
    );
  return (
    <>
      <span class="strokes">{score}</span>
      <span class="pm">{toPar(to_par)}</span>
    </>
  );
}
