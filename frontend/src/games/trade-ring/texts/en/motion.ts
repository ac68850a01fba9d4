/** What happened on the ring, one thing in a line. */

import { theirs, verb } from "../../../../texts/en/table.ts";
import { plural } from "../../../../ui/words.ts";
import { chipWords } from "./words.ts";

export const skipped = (who: string) => `${verb(who, "skip", "skips")}.`;
export const folded = (who: string) => `${verb(who, "fold", "folds")} for good.`;
export const mustFold = (who: string) =>
  `${verb(who, "have no chips left, and fold", "has no chips left, and folds")}.`;
export const auctioned = (who: string, card: string, chips: number) =>
  `${verb(who, "auction", "auctions")} the ${card}${chips ? `, with ${chipWords(chips)}` : ""}.`;
export const OFFERED = "The offers turn over.";
export const OFFERED_UNSEEN = "All offers are in, face-down.";
export const swapped = (who: string, given: string, other: string, taken: string | null) =>
  `${verb(who, "swap", "swaps")} the ${given} for ${theirs(other)} ${taken ?? "offer, unseen"}.`;
export const mulliganed = (who: string, cards: number) =>
  `${verb(who, "call", "calls")} a Mulligan: ${plural(cards, "card is", "cards are")} gone.`;
export const ALL_DRAW = "Each draws a card.";
export const drew = (who: string, card: string) => `${verb(who, "draw", "draws")} the ${card}.`;
export const ENDED = "All hands turn up.";
