/** A screen, or a part of one, whose code is fetched when it is first needed. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading } from "../ui/Loading.tsx";
import { fetchPart } from "./parts.ts";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** `Waiting` stands in its place until it is here. */
export function lazy<P extends object>(
  load: Load<P>,
  Waiting: ComponentType<{ lost: boolean }> = Loading,
): ComponentType<P> {
  let ready: ComponentType<P> | null = null;
  const fetchOnce = () =>
    fetchPart(load).then((module) => {
      ready = module.default;
      return module.default;
    });

  return function Lazy(props: P) {
    const [found, setFound] = useState<{ Screen: ComponentType<P> | null; failed: boolean }>({
      Screen: ready,
      failed: false,
    });
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (found.Screen) return;
      let wanted = true;
      fetchOnce().then(
        (Screen) => wanted && setFound({ Screen, failed: false }),
        () => wanted && setFound({ Screen: null, failed: true }),
      );
      return () => {
        wanted = false;
      };
    }, [tries]);
    useRetry(found.failed, () => setTries(tries + 1));
    return found.Screen ? <found.Screen {...props} /> : <Waiting lost={found.failed} />;
  };
}

/** A part that appears in its place when it is here, and of which nothing is said until then. */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
  return lazy(load, () => null);
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
