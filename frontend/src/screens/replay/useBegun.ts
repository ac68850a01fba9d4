import { useEffect, useState } from "preact/hooks";
import { persist, Refused } from "../../api/http.ts";
import { type Begun, pathOfBegun } from "../../api/replays.ts";

interface Answered {
  begun: Begun | null;
  refused: Refused | null;
  /** No answer to the last request; another is on its way. */
  lost: boolean;
}

const NOTHING_YET: Answered = { begun: null, refused: null, lost: false };

/** What a showing of the table begins with, asked for until there is an answer. */
export function useBegun(table: string): Answered {
  const [answered, setAnswered] = useState(NOTHING_YET);
  useEffect(() => {
    const ended = new AbortController();
    const settle = (some: Partial<Answered>) => ended.signal.aborted || setAnswered({ ...NOTHING_YET, ...some });
    settle({});
    persist<Begun>(pathOfBegun(table), { signal: ended.signal }, () => settle({ lost: true })).then(
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
