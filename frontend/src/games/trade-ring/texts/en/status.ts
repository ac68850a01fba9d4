/** Texts that load after the table: the state of each seat, what the table is waiting for, news, and what a hand would become. */

import { theirs, verb, whose } from "../../../../texts/en/table.ts";
import { listWords, numberWord, plural } from "../../../../ui/namesAndScores.ts";
import { chipsName, chipWords, OVER } from "./words.ts";

// At a seat.
export const FOLDED = "Folded";
export const ON_AUCTION = "Up for auction";
export const YOU = "You";
export const THINKING = "Thinking";
export const OFFERED = "Offered";
export const YOUR_OFFER = "Your offer";
export const FACE_DOWN = "Face down";
export const TO_ACT = "To act";
export const your = (rank: string) => `Your ${rank}`;
export const lying = (who: string, card: string | null, chips: number, then: string) =>
  `${whose(who)} ${card ?? "face-down card"}${chips ? ` and ${chipWords(chips)}` : ""}${then && `: your hand would be ${then}`}`;
export const plateWords = (chips: number | null, bot: string) =>
  `${chips === null ? "" : `, ${chips} ${chipsName(chips)}`}${bot && `, ${bot}`}: see what you know of this hand`;
/** A preview in two words; a new type goes by its name. */
export const CHANGES: Record<string, string> = {
  same: "No change",
  "better-rank": "Higher rank",
  "better-suit": "Higher suit",
  "worse-rank": "Lower rank",
  "worse-suit": "Lower suit",
};

// In the middle of the ring, and in place of an action.
/** Most names in a list. */
const NAMED = 3;
export const waiting = {
  title: (names: string[]) =>
    `waiting for ${names.length <= NAMED ? listWords(names) : `${numberWord(names.length)} players`}`,
  you: "you’re next",
  folded: "you folded: your hand counts at the end",
  offers: (offers: number) => plural(offers, "offer to come", "offers to come"),
  choice: "swap or Mulligan",
  turn: "auction, skip or fold",
};
export const turnOf = (who: string) => `${whose(who)} turn`;
export const choiceOf = (who: string) => `${whose(who)} choice`;
export const WAITING = "Waiting for";
export const waits = (who: string) => `${verb(who, "wait", "waits")} for`;
export const offersOf = (names: string[]) => (names.length <= 2 ? listWords(names) : `${names.length} offers`);

// The news line: what happens, the last turn for those who come late, and what to do.
export const skipped = (who: string) => `${verb(who, "skip", "skips")}.`;
export const folded = (who: string) => `${verb(who, "fold", "folds")} for good.`;
export const mustFold = (who: string) => `${verb(who, "have no chips left and fold", "has no chips left and folds")}.`;
export const auctioned = (who: string, card: string, chips: number) =>
  `${verb(who, "auction", "auctions")} the ${card}${chips ? `, with ${chipWords(chips)}` : ""}.`;
export const OFFERS_REVEALED = "The offers are revealed.";
export const OFFERED_UNSEEN = "All offers are in, face down.";
export const swapped = (who: string, given: string, other: string, taken: string | null) =>
  `${verb(who, "swap", "swaps")} the ${given} for ${theirs(other)} ${taken ?? "offer, unseen"}.`;
export const mulliganed = (who: string, cards: number) =>
  `${verb(who, "call", "calls")} a Mulligan: ${plural(cards, "card is", "cards are")} gone.`;
export const ALL_DRAW = "Everyone draws a card.";
export const drew = (who: string, card: string) => `${verb(who, "draw", "draws")} the ${card}.`;
export const ENDED = "All hands are shown.";
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
  waits: "Your card is up. Waiting for offers.",
  chooses: "Tap an offer to swap, or call a Mulligan.",
  offers: "Offer a card.",
  offered: "Your offer is in.",
  turn: (who: string) => `${turnOf(who)}.`,
  choice: (who: string) => `${who} is choosing: swap or Mulligan.`,
  over: `${OVER}.`,
  best: (who: string) => `${OVER}. ${verb(who, "hold", "holds")} the best hand.`,
};

// A card that a swap would bring.
export const UNSEEN = "a card you haven’t seen";
export const coming = (card: string) => `${card}, would come here`;

// Below the hand: what it would become, and what a tap does and costs.
export const withoutThe = (rank: string) => `Without the ${rank}:`;
export const ifTaken = (who: string, rank: string) => `If ${who} takes the ${rank}:`;
export const hints = {
  auction: "Auction a card, or tap Skip or Fold.",
  offer: "Nobody sees it until all offers are in.",
  secret: (who: string) => `Only ${who} sees it, if it’s taken.`,
  offered: "You can change it until all offers are in.",
  choice: "Promises aren’t binding.",
  mulligan: "You draw a card from the deck.",
  unseen: "You see it once it’s yours.",
};
/** For the next auctioneer (T-15). */
export const SAY_NEXT = "You’re next. Plan your auction?";
export const nextIs = (rank: string, chips: number) =>
  `Up next: the ${rank}${chips ? `, ${chips} ${chipsName(chips)}` : ""}`;
export const costs = {
  auction: "Once it’s up, you can’t skip or fold this turn.",
  fold: "Fold for good? Your hand stays as it is and counts at the end.",
  mulligan: "All cards on the ring are gone for good, yours too, and everyone draws one.",
};
export const THEN = "Then";
