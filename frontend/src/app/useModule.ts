import { useEffect, useState } from "preact/hooks";
import { fetchPart } from "./parts.ts";

const loaded = new Map<unknown, unknown>();

/** Code that is fetched when it is first needed; null until it is here. */
export function useModule<M>(load: (() => Promise<M>) | undefined): { module: M | null; failed: boolean } {
  const [{ tries, failed }, setState] = useState({ tries: 0, failed: false });
  useEffect(() => {
    if (!load || loaded.has(load)) return;
    let wanted = true;
    fetchPart(load).then(
      (module) => {
        loaded.set(load, module);
        if (wanted) setState({ tries, failed: false });
      },
      () => wanted && setState({ tries, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  useRetry(failed, () => setState({ tries: tries + 1, failed }));
  return { module: (loaded.get(load) as M | undefined) ?? null, failed };
}

/** Tries again by itself after a while, and at once when the network is back. */
export function useRetry(failed: boolean, again: () => void): void {
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(again, 4000);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  });
}
