import { keyInText } from "../../identity/keep.ts";

/** Where a pasted text leads: a path inside the page, or null. */
export function pathIn(text: string): string | null {
  const key = keyInText(text);
  if (key) return `/me#key=${key}`;
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{16,64})(?:\?join=([A-Za-z0-9_-]+))?\s*$/.exec(text.trim());
  if (!found) return null;
  return `/t/${found[1]}${found[2] ? `?join=${found[2]}` : ""}`;
}
