/** A player's id follows from the key: the first 16 bytes of a hash, in base64url. Only boards need it. */

import { encode } from "../fairness/bytes.ts";
import { sha256 } from "../fairness/sha256.ts";
import { toBase64Url } from "./key.ts";

export function playerId(key: string): string {
  return toBase64Url(sha256(encode(`mulligan.player.1${key}`)).slice(0, 16));
}
