import { useEffect, useRef, useState } from "preact/hooks";
import { fetchModule } from "./fetchModule.ts";

/** First pause before a retry, ms. */
const FIRST = 4000;
const LONGEST = 64_000;

const loaded = new Map<unknown, unknown>();

/** Returns the module loaded by `load`; undefined until then. */
export const moduleOf = <M>(load: (() => Promise<M>) | undefined): M | undefined => loaded.get(load) as M | undefined;

/** Loads code when first needed; null until it is here. */
export function useModule<M>(load: (() => Promise<M>) | undefined): { module: M | null; failed: boolean } {
  const [{ tries, failed }, setState] = useState({ tries: 0, failed: false });
  const module = moduleOf(load) ?? null;
  useEffect(() => {
    // Another component may have loaded it since this one was rendered.
    if (!load || module) return;
    let wanted = true;
    fetchModule(load).then(
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
  return { module, failed };
}

/** Retries with growing pauses, and at once when the network is back. */
export function useRetry(failed: boolean, again: () => void): void {
  const after = useRef(FIRST);
  useEffect(() => {
    if (!failed) {
      after.current = FIRST;
      return;
    }
    const timer = setTimeout(() => {
      after.current = Math.min(LONGEST, after.current * 2);
      again();
    }, after.current);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  });
}
