import { useEffect, useState } from "preact/hooks";
import { type Ask, Refused } from "../../api/http.ts";
import { pathOfBegun, pathOfMoment, pathOfTable, viewAt } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";
import { isMoment } from "./replayRange.ts";

interface Answered {
  /** Of a game that is over the view to begin with, and its `shown`; of one in play how it stands. */
  begun: View | null;
  refused: Refused | null;
  /** No answer to the last request; another is on its way. */
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
