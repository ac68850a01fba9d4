/** What may be said with one tap. A promise binds nobody (T-40). */

import { type Role, roleOf } from "./role.ts";
import type { RingView } from "./state.ts";

const PHRASES: Record<Role, string[]> = {
  auctions: ["What does everybody need?", "High cards first, please", "Make me a promise", "No Mulligan today"],
  waits: ["Surprise me", "Be generous", "No twos, please", "Chips help me think"],
  chooses: ["Good card, that", "Not for me", "Any chips on it?", "I will remember this"],
  offers: ["I have just the card", "Not for me", "Any chips on it?", "Take mine, …"],
  offered: ["Take mine, …", "You will like it", "Trust me", "Anything but the Mulligan"],
  "looks on": ["Auction something red", "I trade high for low", "Skip it, I dare you", "Your turn, …"],
  done: ["Well traded", "I saw it coming", "I did not see that coming", "Once more?"],
  folded: ["I am happy as I am", "Do carry on", "Keep your hands off mine", "Brave, that"],
};
const FACE_DOWN: Partial<Record<Role, string[]>> = {
  chooses: ["Is it really?", "You would not lie", "Any chips on it?", "I will remember this"],
  offers: ["Mine is a high one", "Mine pairs with yours", "Trust me", "Take mine, …"],
};

/** Four phrases; `name` is the auctioneer's. */
export function phrasesOf(view: RingView, name: string): string[] {
  const role = roleOf(view);
  const phrases = (view.options["secret_offers"] ? FACE_DOWN[role] : undefined) ?? PHRASES[role];
  const chips = view.options["chips"];
  return phrases.filter((phrase) => chips || !/chips/i.test(phrase)).map((phrase) => phrase.replace("…", () => name));
}
