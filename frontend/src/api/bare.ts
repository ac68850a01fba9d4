/** What is asked for without a key, as everybody is told the same: finished tables' replays, and tables at which this player only
 * watches, as the club has said. */

import { mark } from "../identity/key.ts";
import { ownSeat } from "../identity/seats.ts";
import type { Ask } from "./http.ts";
import type { View } from "./types.ts";

const watched = new Set<string>();

/** A key that takes another's place watches nothing yet. */
const name = (table: string) => `${mark()}.${table}`;

/** Learns from an answer to this player's key whether it told them more than anybody. */
export function noteWatching({ table, you, status, requests, may_ask }: View): void {
  if (you === null && !requests.length && (status !== "open" || may_ask)) watched.add(name(table));
  else watched.delete(name(table));
}

/** Who has sat down in another tab does not watch any more. */
export const watches = (table: string) => watched.has(name(table)) && ownSeat(table) === null;

/** How a table's views are asked for at a path of the API. */
export const howFor = (path: string): Ask => ({ bare: path.includes("/replay") });
