import { invites, keyInText } from "../../identity/keep.ts";

const SPOKEN = /^[A-Za-z0]{8}$/;

/** What may be a spoken code, without what stands between its letters; null for anything else. The club says which letters there
 * are. */
export function spokenIn(text: string): string | null {
  const letters = text.replace(/[\s.,\u2013\u2014-]/g, "");
  return SPOKEN.test(letters) ? letters : null;
}

/** Where a pasted text leads: a path inside the page, or null. */
export function pathIn(text: string): string | null {
  const key = keyInText(text);
  if (key && !invites(text)) return `/me#key=${key}`;
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{16,64})(?:\?join=([A-Za-z0-9_-]+))?(?:#\S*)?$/.exec(text.trim());
  if (!found) return null;
  return `/t/${found[1]}${found[2] ? `?join=${found[2]}` : ""}${key ? `#key=${key}` : ""}`;
}
