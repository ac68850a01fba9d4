import { switchToNextKey } from "../../identity/keyChange.ts";
import { playerChanges } from "../../identity/playerChanges.ts";
import { knownPlayer, notePlayer } from "../../identity/playerId.ts";
import { adoptKey } from "../../identity/switchPlayer.ts";
import { SEATS_ARE_HERE } from "../../texts/en/app.ts";
import { say } from "../../ui/toast.ts";

/** Switches the page to the key's player, and says so. A newer key of the same player keeps what is stored. */
export function becomePlayer(key: string, player: string): void {
  if (player === knownPlayer()) switchToNextKey(key, player);
  else {
    adoptKey(key);
    notePlayer(player);
  }
  playerChanges.set(playerChanges.get() + 1);
  say(SEATS_ARE_HERE);
}
