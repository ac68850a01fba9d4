/** A value that components can observe. */

import { useEffect, useState } from "preact/hooks";

export interface Observable<T> {
  get(): T;
  set(next: T): void;
  follow(listener: () => void): () => void;
}

export function observable<T>(first: T): Observable<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useObservable<T>(source: Observable<T>): T {
  const [value, setValue] = useState(source.get());
  useEffect(() => {
    const take = () => setValue(() => source.get());
    take();
    return source.follow(take);
  }, [source]);
  return value;
}
