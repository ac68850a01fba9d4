/** What is told once the table stands: how each seat stands, whom it waits for, what happened last, what one's hand would become. */

import { theirs, verb, whose } from "../../../../texts/en/table.ts";
import { listWords, numberWord, plural } from "../../../../ui/namesAndScores.ts";
import { chipsName, chipWords, OVER } from "./words.ts";

// At a seat.
export const FOLDED = "Folded";
export const ON_AUCTION = "On auction";
export const YOU = "You";
export const THINKING = "Thinking";
export const OFFERED = "Offered";
export const YOUR_OFFER = "Your offer";
export const FACE_DOWN = "Face-down";
export const TO_ACT = "To act";
export const your = (rank: string) => `Your ${rank}`;
export const lying = (who: string, card: string | null, chips: number, then: string) =>
  `${whose(who)} ${card ?? "card, face-down"}${chips ? ` and ${chipWords(chips)}` : ""}${then && `: your hand would be ${then}`}`;
export const plateWords = (chips: number | null, bot: string) =>
  `${chips === null ? "" : `, ${chips} ${chipsName(chips)}`}${bot && `, ${bot}`}: see what is known of this hand`;
/** What a preview says in two words; a new type is said by its name. */
export const CHANGES: Record<string, string> = {
  same: "As it is",
  "better-rank": "Better rank",
  "better-suit": "Better suit",
  "worse-rank": "Lower rank",
  "worse-suit": "Lower suit",
};

// In the middle of the ring, and in place of an action.
/** So many are named one by one. */
const NAMED = 3;
export const waiting = {
  title: (names: string[]) =>
    `waiting for ${names.length <= NAMED ? listWords(names) : `${numberWord(names.length)} players`}`,
  you: "you are next",
  folded: "you folded: your hand counts at the end",
  offers: (offers: number) => plural(offers, "offer is to come", "offers are to come"),
  choice: "a swap, or the Mulligan",
  turn: "auction, skip or fold",
};
export const turnOf = (who: string) => `${whose(who)} turn`;
export const choiceOf = (who: string) => `${whose(who)} choice`;
export const WAITING = "Waiting for";
export const waits = (who: string) => `${verb(who, "wait", "waits")} for`;
export const offersOf = (names: string[]) => (names.length <= 2 ? listWords(names) : `${names.length} offers`);

// The line of news: what happens, one thing in a line; the last turn for who comes late, and what is to be done.
export const skipped = (who: string) => `${verb(who, "skip", "skips")}.`;
export const folded = (who: string) => `${verb(who, "fold", "folds")} for good.`;
export const mustFold = (who: string) =>
  `${verb(who, "have no chips left, and fold", "has no chips left, and folds")}.`;
export const auctioned = (who: string, card: string, chips: number) =>
  `${verb(who, "auction", "auctions")} the ${card}${chips ? `, with ${chipWords(chips)}` : ""}.`;
export const OFFERS_TURN = "The offers turn over.";
export const OFFERED_UNSEEN = "All offers are in, face-down.";
export const swapped = (who: string, given: string, other: string, taken: string | null) =>
  `${verb(who, "swap", "swaps")} the ${given} for ${theirs(other)} ${taken ?? "offer, unseen"}.`;
export const mulliganed = (who: string, cards: number) =>
  `${verb(who, "call", "calls")} a Mulligan: ${plural(cards, "card is", "cards are")} gone.`;
export const ALL_DRAW = "Each draws a card.";
export const drew = (who: string, card: string) => `${verb(who, "draw", "draws")} the ${card}.`;
export const ENDED = "All hands turn up.";
export const lately = {
  skip: (who: string) => `${who} skipped.`,
  fold: (who: string) => `${who} folded.`,
  mulligan: (who: string) => `${who} called a Mulligan.`,
  swap: (who: string, rank: string, other: string, taken: string | null) =>
    `${who} swapped the ${rank} for ${theirs(other)} ${taken ?? "offer, unseen"}.`,
};
export const auctions = (who: string, card: string) => `${verb(who, "auction", "auctions")} the ${card}.`;
export const todo = {
  auctions: "Your turn.",
  waits: "Your card is up. The others slip theirs in.",
  chooses: "Tap an offer to swap, or Mulligan.",
  offers: "Slip a card in.",
  offered: "Your offer lies.",
  turn: (who: string) => `${turnOf(who)}.`,
  choice: (who: string) => `${who} chooses: a swap, or the Mulligan.`,
  over: `${OVER}.`,
  best: (who: string) => `${OVER}. ${verb(who, "hold", "holds")} the best hand.`,
};

// A card that a swap would bring.
export const UNSEEN = "a card that you have not seen";
export const coming = (card: string) => `${card}, which would come here`;

// Below one's hand: what the hand would become; what a tap does and costs.
export const withoutThe = (rank: string) => `Without the ${rank}:`;
export const ifTaken = (who: string, rank: string) => `If ${who} takes the ${rank}:`;
export const hints = {
  auction: "Auction a card, or skip or fold in the ring.",
  offer: "Nobody sees it until all offers are in.",
  secret: (who: string) => `Only ${who} sees it, if it is taken.`,
  offered: "You may change it until all offers are in.",
  choice: "A promise binds nobody.",
  mulligan: "A card from the deck comes in.",
  unseen: "You see it once it is yours.",
};
/** For who is the next auctioneer (T-15). */
export const SAY_NEXT = "You’re next. Auction a card too?";
export const nextIs = (rank: string, chips: number) =>
  `Up next: the ${rank}${chips ? `, ${chips} ${chipsName(chips)}` : ""}`;
export const costs = {
  auction: "Once it lies there, skipping and folding are gone for this turn.",
  fold: "Fold for good? Your hand stays as it is and counts at the end.",
  mulligan: "All cards on the ring go for good, yours too, and each draws a new one.",
};
export const THEN = "Then";
