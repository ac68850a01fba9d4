import { settings } from "../api/pausesAndSettings.ts";
import { myKey } from "../identity/key.ts";
import { knownPlayer, notePlayer } from "../identity/playerId.ts";
import { useCell } from "../lib/observable.ts";
import { useAsked } from "./useRequest.ts";

/** This player's id, as boards show it. Null for a browser without a key, and until the club has said the id. */
export function useMe(): string | null {
  const key = useCell(myKey);
  const known = knownPlayer();
  useAsked(() => (key === null || known !== null ? Promise.resolve() : ask()), [key]);
  return known;
}

async function ask(): Promise<void> {
  notePlayer((await settings()).player);
}
