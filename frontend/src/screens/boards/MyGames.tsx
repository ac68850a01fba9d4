import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import type { MyTable, Page } from "../../api/types.ts";
import { useAsked } from "../../app/useAsked.ts";
import { myKey } from "../../identity/key.ts";
import { say } from "../../ui/toast.ts";
import { EndRow } from "../home/Rows.tsx";

const NONE: Page<MyTable> = { items: [], cursor: null };

/** Every game that this player has finished, newest first. */
export function MyGames() {
  const first = useAsked(() => (myKey.get() === null ? Promise.resolve(NONE) : calls.myTables()), []);
  const [more, setMore] = useState<Page<MyTable> | null>(null);
  if (!first.value) return <p class="board-room note">{first.lost ? "No connection just now. Trying again." : ""}</p>;
  const cursor = more ? more.cursor : first.value.cursor;
  const over = [...first.value.items, ...(more?.items ?? [])].filter((item) => item.status === "finished");
  const next = async () => {
    try {
      const page = await calls.myTables(cursor);
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
      say("The earlier games did not come. Try again in a moment.");
    }
  };
  return (
    <div class="board-room">
      <h2 class="vh">Finished games</h2>
      {over.length === 0 && <p>No game is finished yet. They will stand here, newest first.</p>}
      <ul class="rows">
        {over.map((item) => (
          <EndRow key={item.table} item={item} />
        ))}
      </ul>
      {cursor && (
        <button type="button" class="quiet-action" onClick={next}>
          Earlier games
        </button>
      )}
    </div>
  );
}
