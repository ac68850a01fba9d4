/** Replaces the player's key with a new one. */

import { drawNextKey, noteNextKey, switchToNextKey } from "../identity/keyChange.ts";
import { knownPlayer } from "../identity/playerId.ts";
import { Refused, requestUntilAnswered } from "./http.ts";
import { playerOf } from "./otherKeys.ts";

/** Codes of refusals after which the new key is dropped. Other refusals can follow a change whose reply was lost. */
const NEVER = ["key-taken", "key-changed", "too-many"];

/** Draws a new key, or takes the one drawn before, and switches this browser to it. Retries until answered. After Refused or Unanswered the
 * new key stays stored if it may still become this player's. */
export async function changeKey(): Promise<void> {
  const key = drawNextKey();
  try {
    const { player } = await requestUntilAnswered<{ player: string }>("/me/key", { method: "POST", body: { key } });
    switchToNextKey(key, player);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await afterRefusal(key, error);
  }
}

/** Handles a refusal that may follow a successful change whose reply was lost. */
async function afterRefusal(key: string, refused: Refused): Promise<void> {
  const player = await playerOf(key);
  if (player !== null && player === knownPlayer()) return switchToNextKey(key, player);
  if (NEVER.includes(refused.code)) noteNextKey(null);
  if (refused.code !== "key-taken") throw refused;
  return changeKey();
}
