/** Changing one's key for another. */

import { asking, type Next, noteNext } from "../identity/next.ts";
import { persist, Refused } from "./http.ts";

interface Told {
  tables: string[];
  cursor: string | null;
}

/** Refusals that show that nothing goes by the new key, and never will: it was somebody's already, the old one was changed for
 * another, or for too many today. Whatever else is said may be said in the middle, and so may the last. */
const NEVER = ["key-taken", "key-changed"];
const NOT_BEGUN = [...NEVER, "too-many"];

/** Has every table know, some with each call, and tells after each how many do; asks until it is answered. Throws Refused, and then
 * the new key is noted still wherever something may go by it. */
export async function changeKey(next: Next, told: (next: Next) => void): Promise<Next> {
  const wanted = { key: next.key, asking: asking() };
  let { moved } = next;
  for (let cursor: string | null = null; ; ) {
    const body = cursor === null ? wanted : { ...wanted, cursor };
    const useless = cursor === null && moved === 0 ? NOT_BEGUN : NEVER;
    const done: Told = await persist<Told>("/me/key", { method: "POST", body }).catch(forgetAfter(useless));
    moved += done.tables.length;
    noteNext({ ...next, moved });
    told({ ...next, moved });
    cursor = done.cursor;
    if (cursor === null) return { ...next, moved };
  }
}

const forgetAfter =
  (useless: string[]) =>
  (error: unknown): never => {
    if (error instanceof Refused && useless.includes(error.code)) noteNext(null);
    throw error;
  };
