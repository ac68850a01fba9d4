/** A ranking: its first page, more on request, and the player's own place further down. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Paged } from "../../api/boards.ts";
import type { Page } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { myKey } from "../../identity/key.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/boards.ts";
import { attempt } from "../../ui/attempt.ts";
import { useOwnPlayerId } from "../../ui/useOwnPlayerId.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { type Around, joined, onPage, type Ranked } from "./rankingRows.ts";

const FIRST = 10;
const MORE = 50;

interface Told {
  /** Address of the line's link. */
  to: string;
  /** Address of the name's own link, if different. */
  who?: string;
  figures: ComponentChildren;
  leads: boolean;
}

interface RankingProps<T extends Ranked> {
  read(paged: Paged): Promise<Page<T>>;
  /** Requests the player's own place, for players with a key; null for a list without own places. */
  mine: (() => Promise<Around<T>>) | null;
  label: string;
  /** Text for an empty list. */
  none: string;
  /** Returns a line's texts after rank and name, and its link. */
  line(row: T): Told;
}

/** Shows a list. Needs a new `key` for another list. */
export function Ranking<T extends Ranked>({ read, mine, label, none, line }: RankingProps<T>) {
  const first = useRequest(() => read({ limit: FIRST }), []);
  const place = useRequest<Around<T> | null>(
    () => (mine === null || myKey.get() === null ? Promise.resolve(null) : mine()),
    [],
  );
  const me = useOwnPlayerId();
  const [more, setMore] = useState<Page<T> | null>(null);
  if (first.refused) return <p class="board-room">{first.refused.message}</p>;
  if (!first.value) return <p class="board-room note">{first.lost ? NO_CONNECTION : ""}</p>;
  const rows = joined(first.value.items, more?.items ?? []);
  const cursor = more ? more.cursor : first.value.cursor;
  if (rows.length === 0) return <p class="board-room">{`${none} ${texts.FIRST_FLAG}`}</p>;
  const next = () =>
    attempt(async () => {
      const page = await read({ limit: MORE, cursor });
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    }, texts.MORE_DID_NOT_COME);
  const own = place.value?.item ?? null;
  const draw = (list: T[], called: string) => (
    <ol class="board num" aria-label={called}>
      {list.map((row) => (
        <Line key={`${row.player} ${row.at}`} row={row} mine={row.player === me} {...line(row)} />
      ))}
    </ol>
  );
  return (
    <div class="board-room">
      {draw(rows, label)}
      {cursor && (
        <button type="button" class="quiet-action" onClick={next}>
          {texts.MORE}
        </button>
      )}
      {own && !onPage(own, rows) && (
        <>
          <h2 class="label">{texts.neighbours(own.rank, place.value!.of)}</h2>
          {draw([...place.value!.above, own, ...place.value!.below], texts.NEIGHBOURS)}
        </>
      )}
    </div>
  );
}

interface LineProps extends Told {
  row: Ranked;
  mine: boolean;
}

function Line({ row, mine, to, who, figures, leads }: LineProps) {
  const name = mine ? texts.own(row.name) : row.name;
  const rank = (
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
  );
  return (
    <li class={mine ? "me" : ""}>
      {who ? (
        <div class={leads ? "line first" : "line"}>
          {rank}
          <a class="named" href={who}>
            {name}
          </a>
          <a class="figures" href={to}>
            {figures}
          </a>
        </div>
      ) : (
        <a href={to} class={leads ? "first" : ""}>
          {rank}
          <span class="named">{name}</span>
          {figures}
        </a>
      )}
    </li>
  );
}
