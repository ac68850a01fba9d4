/** What is the same for everybody is asked for without a key, so that the edge may answer. */

import { myKey } from "../identity/key.ts";
import { Refused } from "./http.ts";

/** Asks without a key (`bare`); what is refused so is asked with it, where there is one: what the edge keeps, or was read late, may not
 * know yet what this player did. */
export async function withoutKey<T>(ask: (bare: boolean) => Promise<T>): Promise<T> {
  try {
    return await ask(true);
  } catch (error) {
    if (!(error instanceof Refused && myKey.get())) throw error;
    return ask(false);
  }
}
