/** Phrases to send with one tap. */

import { shortNames } from "../seatNames.ts";
import type { RingView } from "./state.ts";
import { OF_CHIPS, PHRASES, UNSEEN } from "./texts/en/talk.ts";
import { roleOf } from "./viewerRole.ts";

/** Returns four phrases; none for watchers. */
export function phrasesOf(view: RingView): string[] {
  if (view.you === null) return [];
  const name = shortNames((seat) => view.seats[seat]?.name ?? "")(view.state.auctioneer ?? 0);
  const role = roleOf(view);
  const phrases = (view.options["secret_offers"] ? UNSEEN[role] : undefined) ?? PHRASES[role];
  return phrases
    .filter((phrase) => view.options["chips"] || !OF_CHIPS.test(phrase))
    .map((phrase) => phrase.replace("…", () => name));
}
