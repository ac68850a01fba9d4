import { useState } from "preact/hooks";
import * as calls from "../../api/tables.ts";
import type { MyTable, Page } from "../../api/types.ts";
import { myKey } from "../../identity/key.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/boards.ts";
import { attempt } from "../../ui/attempt.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { EndRow } from "../home/TableRows.tsx";

const NONE: Page<MyTable> = { items: [], cursor: null };

/** Shows this player's finished games, newest first. */
export function MyGames() {
  const first = useRequest(() => (myKey.get() === null ? Promise.resolve(NONE) : calls.myTables()), []);
  const [more, setMore] = useState<Page<MyTable> | null>(null);
  if (!first.value) return <p class="board-room note">{first.lost ? NO_CONNECTION : ""}</p>;
  const cursor = more ? more.cursor : first.value.cursor;
  const over = [...first.value.items, ...(more?.items ?? [])].filter((item) => item.status === "finished");
  const next = () =>
    attempt(async () => {
      const page = await calls.myTables(cursor);
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    }, texts.EARLIER_DID_NOT_COME);
  return (
    <div class="board-room">
      <h2 class="vh">{texts.FINISHED}</h2>
      {over.length === 0 && <p>{texts.NONE_FINISHED}</p>}
      <ul class="rows">
        {over.map((item) => (
          <EndRow key={item.table} item={item} />
        ))}
      </ul>
      {cursor && (
        <button type="button" class="quiet-action" onClick={next}>
          {texts.EARLIER}
        </button>
      )}
    </div>
  );
}
