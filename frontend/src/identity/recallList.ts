import { recallJson } from "./storage.ts";

/** A list of words that this device remembers; an empty one where there is none. What another page kept may be anything. */
export function recallList(name: string): string[] {
  const kept = recallJson<unknown>(name);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}
