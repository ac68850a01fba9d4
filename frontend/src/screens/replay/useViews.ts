import { useEffect, useRef, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { persist } from "../../api/http.ts";
import type { View } from "../../api/types.ts";

/** The view after entry `at`, fetched when it is needed and kept; the next one is fetched ahead. Null until the first is here. */
export function useViews(table: string, at: number, last: number): { view: View | null; lost: boolean } {
  const known = useRef(new Map<number, Promise<View>>());
  const [state, setState] = useState<{ view: View | null; lost: boolean }>({ view: null, lost: false });
  useEffect(() => {
    let wanted = true;
    const fetchView = (n: number) => {
      const path = calls.replayPath(table, n);
      const asked =
        known.current.get(n) ?? persist<View>(path, {}, () => wanted && setState((was) => ({ ...was, lost: true })));
      known.current.set(n, asked);
      return asked;
    };
    fetchView(at).then(
      (view) => {
        if (wanted) setState({ view, lost: false });
        if (at < last) fetchView(at + 1).catch(() => {});
      },
      () => wanted && setState((was) => ({ ...was, lost: true })),
    );
    return () => {
      wanted = false;
    };
  }, [table, at, last]);
  return state;
}
