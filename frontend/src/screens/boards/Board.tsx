import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import type { BoardRow } from "../../api/types.ts";
import { useAsked } from "../../app/useAsked.ts";
import { Art } from "../../art/Art.tsx";
import * as texts from "../../texts/en/boards.ts";
import { NO_CONNECTION } from "../../texts/en/club.ts";
import { dayWords } from "../../ui/days.ts";
import { toPar } from "../../ui/words.ts";
import { useMe } from "./useMe.ts";

const READ = 100;
const TOP = 10;

interface BoardProps {
  game: string;
  asked: calls.BoardAsked;
  label: string;
  /** What is said of an empty board. */
  none: string;
}

/** The best; and where one's own best stands, when that is further down. */
export function Board({ game, asked, label, none }: BoardProps) {
  const me = useMe();
  const [whole, setWhole] = useState(false);
  const { value, refused, lost } = useAsked(
    () => calls.board(game, { ...asked, limit: READ }),
    [game, asked.course, asked.holes, asked.format],
  );
  if (refused) return <p class="board-room">{refused.message}</p>;
  if (!value) return <p class="board-room note">{lost ? NO_CONNECTION : ""}</p>;
  const rows = value.items;
  if (rows.length === 0) return <p class="board-room">{`${none} ${texts.FIRST_FLAG}`}</p>;
  const top = whole ? rows : rows.slice(0, TOP);
  const mine = me === null ? -1 : rows.findIndex((row) => row.player === me);
  return (
    <div class="board-room">
      <Rows rows={top} me={me} label={label} />
      {!whole && mine >= TOP && (
        <>
          <h2 class="label">{texts.NEIGHBOURS}</h2>
          <Rows rows={rows.slice(mine - 1, mine + 2)} me={me} label={texts.NEIGHBOURS} />
        </>
      )}
      {!whole && rows.length > TOP && (
        <button type="button" class="quiet-action" onClick={() => setWhole(true)}>
          {texts.MORE}
        </button>
      )}
    </div>
  );
}

function Rows({ rows, me, label }: { rows: BoardRow[]; me: string | null; label: string }) {
  return (
    <ol class="board num" aria-label={label}>
      {rows.map((row, n) => (
        <Row key={`${row.table} ${row.player} ${n}`} row={row} mine={row.player === me} />
      ))}
    </ol>
  );
}

function Row({ row, mine }: { row: BoardRow; mine: boolean }) {
  // Where wins are counted, nobody leads before the first one.
  const leads = row.rank === 1 && row.score > 0;
  return (
    <li class={mine ? "me" : ""}>
      <a href={`/t/${row.table}`} class={leads ? "first" : ""}>
        <span class="rank">
          {leads ? (
            <>
              <span class="vh">1</span>
              <Art name="pin" size={26} />
            </>
          ) : (
            row.rank
          )}
        </span>
        <span class="named">{mine ? texts.own(row.name) : row.name}</span>
        <span class="when">{dayWords(row.at)}</span>
        <Score row={row} />
      </a>
    </li>
  );
}

/** Strokes and how they stand against par; where there is no par, wins. */
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
