/** Requests made with a key other than this browser's own. */

import { Refused, Unanswered } from "./http.ts";
import type { MyTables, Settings } from "./types.ts";

const SOME = 3;

/** Returns the first tables of the key's player. Throws Refused for a key that was replaced, or Unanswered. For another minute the club may
 * still list tables for a replaced key, but never settings. */
export async function tablesOf(key: string): Promise<MyTables> {
  const { player } = await ask<Settings>(key, "/me/settings");
  return { ...(await ask<MyTables>(key, `/me/tables?limit=${SOME}`)), player };
}

/** Returns the id of the key's player; null if the club refuses the key. Throws Unanswered. */
export async function playerOf(key: string): Promise<string | null> {
  try {
    return (await ask<Settings>(key, "/me/settings")).player;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Sends one request. Throws Refused or Unanswered. */
async function ask<T>(key: string, path: string): Promise<T> {
  const headers = { Authorization: `Bearer ${key}`, "Accept-Language": document.documentElement.lang };
  try {
    const answer = await fetch(`/api${path}`, { headers, cache: "no-store", credentials: "omit" });
    const body = await answer.json();
    if (answer.ok) return body;
    if (answer.status === 401) throw new Refused(body);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // No network, or a truncated answer.
  }
  throw new Unanswered();
}
