/** Changing one's key for another. */

import { asking, type Next, noteNext } from "../identity/next.ts";
import { persist } from "./http.ts";

interface Told {
  tables: string[];
  cursor: string | null;
}

/** Has every table know, some with each call, and tells after each how many do; asks until it is answered. Throws Refused. */
export async function changeKey(next: Next, told: (next: Next) => void): Promise<Next> {
  const wanted = { key: next.key, asking: asking() };
  let { moved } = next;
  for (let cursor: string | null = null; ; ) {
    const body = cursor === null ? wanted : { ...wanted, cursor };
    const done: Told = await persist<Told>("/me/key", { method: "POST", body });
    moved += done.tables.length;
    noteNext({ ...next, moved });
    told({ ...next, moved });
    cursor = done.cursor;
    if (cursor === null) return { ...next, moved };
  }
}
