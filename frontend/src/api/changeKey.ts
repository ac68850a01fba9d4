/** Changing one's key for another. */

import { drawNextKey, noteNextKey, switchToNextKey } from "../identity/keyChange.ts";
import { knownPlayer } from "../identity/playerId.ts";
import { persist, Refused } from "./http.ts";
import { playerOf } from "./otherKeys.ts";

/** Refusals after which the new key is never this player's. Whatever else is said may be said though the key was changed. */
const NEVER = ["key-taken", "key-changed", "too-many"];

/** Draws a new key, or takes the one that was drawn before, and changes this browser's for it; asks until it is answered. Throws
 * Refused or Unanswered, and then the new key is noted still if it may become this player's. */
export async function changeKey(): Promise<void> {
  const key = drawNextKey();
  try {
    const { player } = await persist<{ player: string }>("/me/key", { method: "POST", body: { key } });
    switchToNextKey(key, player);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await afterRefusal(key, error);
  }
}

/** The change may have been made before, and its answer lost: then the new key is this player's. */
async function afterRefusal(key: string, refused: Refused): Promise<void> {
  const player = await playerOf(key);
  if (player !== null && player === knownPlayer()) return switchToNextKey(key, player);
  if (NEVER.includes(refused.code)) noteNextKey(null);
  if (refused.code !== "key-taken") throw refused;
  return changeKey();
}
