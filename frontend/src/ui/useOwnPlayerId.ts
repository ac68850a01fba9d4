import { settings } from "../api/pausesAndSettings.ts";
import { myKey } from "../identity/key.ts";
import { knownPlayer, notePlayer } from "../identity/playerId.ts";
import { useObservable } from "../lib/observable.ts";
import { useRequest } from "./useRequest.ts";

/** Returns this player's id, as leaderboards show it; null for a browser without a key, and until the club has sent the id. */
export function useOwnPlayerId(): string | null {
  const key = useObservable(myKey);
  const known = knownPlayer();
  useRequest(() => (key === null || known !== null ? Promise.resolve() : ask()), [key]);
  return known;
}

async function ask(): Promise<void> {
  notePlayer((await settings()).player);
}
