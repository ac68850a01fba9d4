/** What may be said with one tap. */

import { roleOf } from "./role.ts";
import type { RingView } from "./state.ts";
import { OF_CHIPS, PHRASES, UNSEEN } from "./texts/en/talk.ts";

/** Four phrases; `name` is the auctioneer's. */
export function phrasesOf(view: RingView, name: string): string[] {
  const role = roleOf(view);
  const phrases = (view.options["secret_offers"] ? UNSEEN[role] : undefined) ?? PHRASES[role];
  return phrases
    .filter((phrase) => view.options["chips"] || !OF_CHIPS.test(phrase))
    .map((phrase) => phrase.replace("…", () => name));
}
