/** What is asked with a key that is not this browser's own yet. */

import { Unanswered } from "./http.ts";
import type { MyTable, Page } from "./types.ts";

const SOME = 3;
const NONE: Page<MyTable> = { items: [], cursor: null };

/** The first tables of the player who has this key; none for no key. Throws Unanswered. */
export async function tablesOf(key: string | null): Promise<Page<MyTable>> {
  if (key === null) return NONE;
  const headers = { Authorization: `Bearer ${key}`, "Accept-Language": document.documentElement.lang };
  try {
    const answer = await fetch(`/api/me/tables?limit=${SOME}`, { headers, cache: "no-store", credentials: "omit" });
    if (answer.ok) return await answer.json();
  } catch {
    // No network, or an answer that was cut off.
  }
  throw new Unanswered();
}
