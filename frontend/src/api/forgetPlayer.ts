/** Requests the deletion of this player. */

import { tablesAsked } from "../identity/keyChange.ts";
import { requestUntilAnswered } from "./http.ts";

interface Told {
  tables: string[];
  left: number;
}

/** Requests the deletion, a few tables per request. Calls `onProgress` after each with the number of tables left. Retries until answered.
 * Returns how many tables could not be read and therefore stay. Throws Refused. */
export async function forgetMe(onProgress: (left: number) => void): Promise<number> {
  let asked = tablesAsked();
  for (;;) {
    const body = { sure: "yes", asking: asked };
    const { tables, left } = await requestUntilAnswered<Told>("/me/forget", { method: "POST", body });
    if (tables.length === 0 || left === 0) return left;
    asked = asked.filter((table) => !tables.includes(table));
    onProgress(left);
  }
}
