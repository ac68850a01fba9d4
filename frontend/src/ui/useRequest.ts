/** Sends a request while a component needs it, and retries until answered. */

import { useEffect, useState } from "preact/hooks";
import { Refused, Unanswered } from "../api/http.ts";
import { useRetry } from "../lib/useModule.ts";

export interface RequestState<T> {
  value: T | null;
  refused: Refused | null;
  /** The last request got no answer; it is being retried. */
  lost: boolean;
  again(): void;
}

export function useRequest<T>(ask: () => Promise<T>, keys: unknown[]): RequestState<T> {
  const [state, setState] = useState<Omit<RequestState<T>, "again">>({ value: null, refused: null, lost: false });
  const [tries, setTries] = useState(0);
  useEffect(() => setState({ value: null, refused: null, lost: false }), keys);
  useEffect(() => {
    let wanted = true;
    const settle = (next: Partial<RequestState<T>>) =>
      wanted && setState((before) => ({ ...before, lost: false, ...next }));
    ask().then(
      (value) => settle({ value, refused: null }),
      (error) => {
        if (error instanceof Refused) settle({ refused: error });
        else if (error instanceof Unanswered) settle({ lost: true });
        else throw error;
      },
    );
    return () => {
      wanted = false;
    };
  }, [...keys, tries]);
  const again = () => setTries((before) => before + 1);
  useRetry(state.lost, again);
  return { ...state, again };
}
