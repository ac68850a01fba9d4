import { useEffect, useRef, useState } from "preact/hooks";
import { viewAt } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";

interface Seen {
  view: View | null;
  /** The last request got no answer; it is being retried. */
  lost: boolean;
}

/** Fetches and caches the view at `path`, and prefetches the `next` one. Returns the previous view until the new one has loaded; null if
 * there is none yet. */
export function useViews(path: string, next: string | null, first: { path: string; view: View }): Seen {
  const known = useRef(new Map([[first.path, Promise.resolve(first.view)]]));
  const [seen, setSeen] = useState<Seen>({ view: path === first.path ? first.view : null, lost: false });
  useEffect(() => {
    let wanted = true;
    const fetchView = (path: string) => {
      const asked =
        known.current.get(path) ?? viewAt(path, {}, () => wanted && setSeen((was) => ({ ...was, lost: true })));
      known.current.set(path, asked);
      return asked;
    };
    fetchView(path).then(
      (view) => {
        if (wanted) setSeen((was) => (was.view === view && !was.lost ? was : { view, lost: false }));
        if (next !== null) fetchView(next).catch(() => {});
      },
      () => wanted && setSeen((was) => ({ ...was, lost: true })),
    );
    return () => {
      wanted = false;
    };
  }, [path, next]);
  return seen;
}
