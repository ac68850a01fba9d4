import { prefetch } from "../api/http.ts";

const TABLE = /^\/t(\/[\w-]+)(\/replay)?$/;

/** Returns the API path that the screen at an address needs before it can show anything; null if none. */
export function firstRequestOf(path: string): string | null {
  const table = TABLE.exec(path);
  return table && `/tables${table[1]}${table[2] ? "/replay?begin=1" : ""}`;
}

/** Sends that request while the screen's code is loading, unless the page is hidden. */
export function sendFirstRequest(): void {
  const first = firstRequestOf(location.pathname);
  if (first && !document.hidden) prefetch(first, { keyless: first.includes("/replay") });
}
