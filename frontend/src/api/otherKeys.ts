/** What is asked with a key that is not this browser's own. */

import { Refused, Unanswered } from "./http.ts";
import type { MyTables, Settings } from "./types.ts";

const SOME = 3;

/** The first tables of the player who has this key. Throws Refused for one that was changed for another, or Unanswered. */
export const tablesOf = (key: string) => ask<MyTables>(key, `/me/tables?limit=${SOME}`);

/** The id of the player who has this key; null where the club refuses it. Throws Unanswered. */
export async function playerOf(key: string): Promise<string | null> {
  try {
    return (await ask<Settings>(key, "/me/settings")).player;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Asks once. Throws Refused or Unanswered. */
async function ask<T>(key: string, path: string): Promise<T> {
  const headers = { Authorization: `Bearer ${key}`, "Accept-Language": document.documentElement.lang };
  try {
    const answer = await fetch(`/api${path}`, { headers, cache: "no-store", credentials: "omit" });
    const body = await answer.json();
    if (answer.ok) return body;
    if (answer.status === 401) throw new Refused(body);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // No network, or an answer that was cut off.
  }
  throw new Unanswered();
}
