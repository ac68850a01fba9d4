/** What everybody has played, in words. */

import { listWords } from "../../../../ui/words.ts";
import { tokens } from "./cards.ts";

export { specialties } from "./cards.ts";
export { PLAYED } from "./table.ts";
export const NOTHING = "Nothing has been played yet.";
export const play = (token: keyof typeof tokens, cards: string[], gone: boolean) =>
  `${tokens[token]}: ${cards.length ? listWords(cards) : "no card"}${gone ? ", discarded" : ""}.`;
