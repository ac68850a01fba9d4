import { bringsKey, invites, keyInText } from "../../identity/ownLink.ts";
import { decodedText, repairedAddress, tablePathIn } from "../../lib/pastedLinks.ts";
import { routeOf } from "../../lib/router.ts";

const SPOKEN = /^[A-Za-z0]{8}$/;
/** A spoken code as a separate word of a text. */
const SPOKEN_AMONG = /(?<![\p{L}\p{N}_-])([A-Z0]{4})[ -]?([A-Z0]{4})(?!-?[\p{L}\p{N}_])/u;

/** Returns a possible spoken code without separators; null for anything else, such as a link with a key. Only the club knows which letters
 * exist. */
export function spokenCodeIn(text: string): string | null {
  if (bringsKey(text)) return null;
  const plain = decodedText(text);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (SPOKEN.test(letters)) return letters;
  const [, first, second] = SPOKEN_AMONG.exec(plain) ?? [];
  return first && second ? first + second : null;
}

/** Returns the path that a pasted text leads to, or null. */
export function pathIn(text: string): string | null {
  const key = keyInText(text);
  if (key && !invites(text)) return `/me#key=${key}`;
  const table = tablePathIn(decodedText(text));
  if (table) return key ? `${table}#key=${key}` : table;
  return bringsKey(text) ? null : pageIn(text);
}

/** Returns the path of a full address of this club in the text. */
function pageIn(text: string): string | null {
  for (const word of decodedText(text).split(/[\s"'<>]+/)) {
    const [, host, address] = /^[^\w/]*(?:https?:\/\/)?([^/?#]*)(\/.*)$/i.exec(word) ?? [];
    if (!address || (host && host !== location.host)) continue;
    const path = repairedAddress(address);
    if (!["home", "lost"].includes(routeOf(path.split(/[?#]/)[0]!).page)) return path;
  }
  return null;
}
