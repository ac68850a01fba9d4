/** Sends public requests without a key, so that the CDN may answer. */

import { myKey } from "../identity/key.ts";
import { Refused } from "./http.ts";

/** Requests without a key (`keyless`) first, and with the key if that is refused: a cached or late read may not include the player's latest
 * actions. */
export async function withoutKey<T>(ask: (keyless: boolean) => Promise<T>): Promise<T> {
  try {
    return await ask(true);
  } catch (error) {
    if (!(error instanceof Refused && myKey.get())) throw error;
    return ask(false);
  }
}
