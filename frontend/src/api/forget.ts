/** To be forgotten. */

import { asking } from "../identity/next.ts";
import { persist } from "./http.ts";

interface Told {
  tables: string[];
  left: number;
}

/** Has the club forget the player, some tables with each call, and tells after each how many are left; asks until it is answered. Throws
 * Refused. */
export async function forgetMe(told: (left: number) => void): Promise<void> {
  for (let wanted: object = { sure: "yes", asking: asking() }; ; wanted = { sure: "yes" }) {
    const { left } = await persist<Told>("/me/forget", { method: "POST", body: wanted });
    if (left === 0) return;
    told(left);
  }
}
