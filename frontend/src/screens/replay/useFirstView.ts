import { useEffect, useState } from "preact/hooks";
import { type Ask, Refused } from "../../api/http.ts";
import { pathOfBegun, pathOfMoment, pathOfTable, viewAt } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";
import { isMoment } from "./replayRange.ts";

interface Answered {
  /** For a finished game the view at its beginning, with `shown`; for a running one the current view. */
  begun: View | null;
  refused: Refused | null;
  /** The last request got no answer; it is being retried. */
  lost: boolean;
}

const NOTHING_YET: Answered = { begun: null, refused: null, lost: false };

/** Fetches the replay's first view; retries until answered. */
export function useFirstView(table: string): Answered {
  const [answered, setAnswered] = useState(NOTHING_YET);
  useEffect(() => {
    const ended = new AbortController();
    const settle = (some: Partial<Answered>) => ended.signal.aborted || setAnswered({ ...NOTHING_YET, ...some });
    settle({});
    begin(table, { signal: ended.signal }, () => settle({ lost: true })).then(
      (begun) => settle({ begun }),
      (error) => {
        if (error instanceof Refused) settle({ refused: error });
        else if (!ended.signal.aborted) throw error;
      },
    );
    return () => ended.abort();
  }, [table]);
  return answered;
}

async function begin(table: string, how: Ask, waiting: () => void): Promise<View> {
  const ask = (path: string) => viewAt(path, how, waiting);
  if (isMoment(location.pathname)) {
    const { status, version } = await ask(pathOfTable(table));
    if (status === "playing") return ask(pathOfMoment(table, version));
  }
  return ask(pathOfBegun(table));
}
