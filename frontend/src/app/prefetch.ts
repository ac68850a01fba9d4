import { requestAhead } from "../api/http.ts";

const TABLE = /^\/t(\/[\w-]+)(\/replay)?$/;

/** The path of the API that the screen at an address asks for before it can show anything; null where it can without. */
export function firstRequestOf(path: string): string | null {
  const table = TABLE.exec(path);
  return table && `/tables${table[1]}${table[2] ? "/replay?begin=1" : ""}`;
}

/** Asks for it while the screen's code is still on its way, where somebody looks. */
export function sendFirstRequest(): void {
  const first = firstRequestOf(location.pathname);
  if (first && !document.hidden) requestAhead(first, { bare: first.includes("/replay") });
}
