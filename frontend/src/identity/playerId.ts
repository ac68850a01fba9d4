/** The id by which tables and boards name this browser's player. The club says it: it does not follow from the key. */

import { playerMark } from "./key.ts";
import { recall, remember } from "./storage.ts";

/** Each key's own: another tab may have another player. */
const name = (key?: string) => `player.${playerMark(key)}`;

/** Null until the club has said it here. */
export const knownPlayer = (): string | null => recall(name());

/** The same for another key. */
export const playerWith = (key: string): string | null => recall(name(key));

/** Notes what a reply says; null in what was asked without a key. */
export function notePlayer(player: string | null): void {
  if (player !== null) remember(name(), player);
}
