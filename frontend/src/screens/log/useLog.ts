import { useEffect, useState } from "preact/hooks";
import { Refused, requestUntilAnswered } from "../../api/http.ts";
import { pathOfLog } from "../../api/replays.ts";
import type { Page, Told } from "../../api/types.ts";

export interface Log {
  /** Newest first. */
  items: Told[];
  /** There are earlier entries. */
  more: boolean;
  /** A page is being requested. */
  coming: boolean;
  /** The last request got no answer; it is being retried. */
  lost: boolean;
  earlier(): void;
}

interface Read {
  items: Told[];
  /** Cursor of the next page; null at the beginning of the log. */
  cursor: string | null;
}

/** Loads the log: the newest page and earlier ones on request, or the `whole` of it. */
export function useLog(table: string, whole = false): Log {
  const [{ items, cursor }, setRead] = useState<Read>({ items: [], cursor: "" });
  const [wanted, want] = useState(true);
  const [lost, setLost] = useState(false);
  const coming = cursor !== null && (wanted || whole);
  useEffect(() => {
    if (!coming) return;
    const ended = new AbortController();
    const settle = (page: Page<Told>) => {
      if (ended.signal.aborted) return;
      setLost(false);
      setRead((was) => ({ items: [...was.items, ...page.items], cursor: page.cursor }));
      // A page without moves looks empty, so the next one is requested too.
      want(page.items.length === 0);
    };
    requestUntilAnswered<Page<Told>>(pathOfLog(table, cursor), { signal: ended.signal }, () => setLost(true)).then(
      settle,
      (error) => {
        if (error instanceof Refused) settle({ items: [], cursor: null });
        else if (!ended.signal.aborted) throw error;
      },
    );
    return () => ended.abort();
  }, [table, cursor, coming]);
  return { items, more: cursor !== null, coming, lost, earlier: () => want(true) };
}
