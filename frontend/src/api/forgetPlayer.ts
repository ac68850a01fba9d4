/** To be forgotten. */

import { tablesAsked } from "../identity/keyChange.ts";
import { persist } from "./http.ts";

interface Told {
  tables: string[];
  left: number;
}

/** Has the club forget the player, some tables with each call, and tells after each how many are left; asks until it is answered. The
 * number that stay, as the club cannot read them any more. Throws Refused. */
export async function forgetMe(told: (left: number) => void): Promise<number> {
  let asked = tablesAsked();
  for (;;) {
    const body = { sure: "yes", asking: asked };
    const { tables, left } = await persist<Told>("/me/forget", { method: "POST", body });
    if (tables.length === 0 || left === 0) return left;
    asked = asked.filter((table) => !tables.includes(table));
    told(left);
  }
}
