import type { BoardRow } from "../../api/types.ts";
import * as texts from "../../texts/en/daily.ts";
import { YOU } from "../../texts/en/words.ts";
import { toPar } from "../../ui/namesAndScores.ts";
import { timeWords } from "./dayWords.ts";

interface RankingRowsProps {
  rows: BoardRow[];
  me: string | null;
  label: string;
  /** Whether the others' rounds can be opened: only after the day has closed. */
  open: boolean;
}

/** Shows ranking rows: a name links to its player, a score to its round. */
export function RankingRows({ rows, me, label, open }: RankingRowsProps) {
  return (
    <ol class="day-rows num" aria-label={label}>
      {rows.map((row) => {
        const mine = row.player === me;
        const name = mine ? YOU : row.name;
        const score = toPar(row.to_par ?? 0);
        return (
          <li key={row.table} class={mine ? "me" : ""}>
            <span class="rank">{row.rank}</span>
            <a class="named" href={`/players/${row.player}`}>
              {name}
            </a>
            <span class="when">{texts.inAt(timeWords(row.at))}</span>
            {open || mine ? (
              <a class="pm" href={`/t/${row.table}`} aria-label={texts.theRound(row.name, score)}>
                {score}
              </a>
            ) : (
              <span class="pm">{score}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
