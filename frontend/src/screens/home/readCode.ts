import { bringsKey, invites, keyInText } from "../../identity/ownLink.ts";
import { decodedText, repairedAddress, tablePathIn } from "../../lib/pastedLinks.ts";
import { routeOf } from "../../lib/router.ts";

const SPOKEN = /^[A-Za-z0]{8}$/;
/** Within other words. */
const SPOKEN_AMONG = /(?:^|[^A-Z0-9])([A-Z0]{4})[ -]?([A-Z0]{4})(?![A-Z0-9])/;

/** What may be a spoken code, without what stands between its letters or around them; null for anything else. The club says which
 * letters there are. */
export function spokenCodeIn(text: string): string | null {
  const plain = decodedText(text);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (SPOKEN.test(letters)) return letters;
  const [, first, second] = SPOKEN_AMONG.exec(plain) ?? [];
  return first && second ? first + second : null;
}

/** Where a pasted text leads: a path inside the page, or null. */
export function pathIn(text: string): string | null {
  const key = keyInText(text);
  if (key && !invites(text)) return `/me#key=${key}`;
  const table = tablePathIn(decodedText(text));
  if (table) return key ? `${table}#key=${key}` : table;
  return bringsKey(text) ? null : pageIn(text);
}

/** The path of a page of ours that has a whole address in the text. */
function pageIn(text: string): string | null {
  for (const word of decodedText(text).split(/[\s"'<>]+/)) {
    const [, host, address] = /^[^\w/]*(?:https?:\/\/)?([^/?#]*)(\/.*)$/i.exec(word) ?? [];
    if (!address || (host && host !== location.host)) continue;
    const path = repairedAddress(address);
    if (!["home", "lost"].includes(routeOf(path.split(/[?#]/)[0]!).page)) return path;
  }
  return null;
}
