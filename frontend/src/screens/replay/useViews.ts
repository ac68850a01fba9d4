import { useEffect, useRef, useState } from "preact/hooks";
import { persist } from "../../api/http.ts";
import { type Begun, pathAt } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";

/** The view after entry `at`, fetched when it is needed and kept, as the first one is; the next one is fetched ahead. Null until
 * one is here. */
export function useViews(table: string, at: number, begun: Begun): { view: View | null; lost: boolean } {
  const known = useRef(new Map([[begun.version, Promise.resolve<View>(begun)]]));
  const [state, setState] = useState<{ view: View | null; lost: boolean }>({
    view: at === begun.version ? begun : null,
    lost: false,
  });
  const { last } = begun.shown;
  useEffect(() => {
    let wanted = true;
    const fetchView = (n: number) => {
      const path = pathAt(table, n);
      const asked =
        known.current.get(n) ?? persist<View>(path, {}, () => wanted && setState((was) => ({ ...was, lost: true })));
      known.current.set(n, asked);
      return asked;
    };
    fetchView(at).then(
      (view) => {
        if (wanted) setState((was) => (was.view === view && !was.lost ? was : { view, lost: false }));
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
