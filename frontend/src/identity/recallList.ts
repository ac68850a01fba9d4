import { recallJson } from "./storage.ts";

/** Reads a stored list of strings; empty if there is none or it is damaged. */
export function recallList(name: string): string[] {
  const kept = recallJson<unknown>(name);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}
