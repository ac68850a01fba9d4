/** Keep my seat: one's own link, which carries the key in its fragment (never sent to a server). */

import { isKey } from "./key.ts";

/** The link that makes another browser this player. `path` is where it leads. */
export function ownLink(key: string, path = "/me"): string {
  return `${location.origin}${path}#key=${key}`;
}

/** Whether a pasted link is an invitation, with a code to join by. */
export const invites = (text: string): boolean => /[?&]join\b/.test(text);

/** The key in what somebody pasted: the key alone, or a link with it; null where there is none. */
export function keyInText(text: string): string | null {
  const trimmed = text.trim();
  if (isKey(trimmed)) return trimmed;
  const found = /#key=([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(trimmed);
  return found && isKey(found[1]!) ? found[1]! : null;
}
