/** The id of this browser's player on tables and leaderboards. The club assigns it; it cannot be derived from the key. */

import { playerMark } from "./key.ts";
import { recall, remember } from "./storage.ts";

/** Stored per key: another tab may have another player. */
const name = (key?: string) => `player.${playerMark(key)}`;

/** Returns the id; null until the club has sent it to this device. */
export const knownPlayer = (): string | null => recall(name());

/** Returns the id of another key's player, if known. */
export const playerWith = (key: string): string | null => recall(name(key));

/** Stores the id from a reply; null in replies to requests without a key. */
export function notePlayer(player: string | null): void {
  if (player !== null) remember(name(), player);
}
