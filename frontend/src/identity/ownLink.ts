/** The player's own link ("Keep my seat"). It carries the key in its fragment, which is never sent to a server. */

import { decodedText } from "../lib/pastedLinks.ts";
import { isKey } from "./key.ts";

/** Returns the link that makes another browser this player. `path` is where it leads. */
export function ownLink(key: string, path = "/me"): string {
  return `${location.origin}${path}#key=${key}`;
}

/** Whether a pasted link is an invitation with a join code. */
export const invites = (text: string): boolean => /[?&;#]join\b/i.test(decodedText(text));

/** Whether a text is a link with a key, even an unreadable one. */
export const bringsKey = (text: string): boolean => /[#?&;/]key\b/i.test(decodedText(text));

/** Returns the key in a pasted text, alone or in a link; null if there is none. */
export function keyInText(text: string): string | null {
  const plain = decodedText(text);
  // A mail program may have broken the line within the link.
  return keyIn(plain) ?? keyIn(plain.replace(/ /g, ""));
}

/** Quoted-printable writes "=" as "=3D"; Markdown puts "_" around a link. */
function keyIn(text: string): string | null {
  const linked = /[#?&;/]key=(?:3D(?=[\w-]{43}(?![\w-])))?([\w-]{43})_*(?![\w-])/i.exec(text)?.[1];
  if (linked) return linked;
  const alone = /[/=]/.test(text) ? [] : text.split(/[^\w-]+/).filter(isKey);
  return alone.length === 1 ? alone[0]! : null;
}
