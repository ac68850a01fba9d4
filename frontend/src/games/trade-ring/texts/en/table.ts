/** The table in play. `who` is a name, or "You". */

import { whose } from "../../../../texts/en/table.ts";
import { chipWords, OVER } from "./words.ts";

export const TITLE = "The Trading Ring";
export const RING = "The trading ring";
export const SEATS = "The ring";

// Over the picture.
export const turnWords = {
  over: OVER,
  turn: (who: string, left: string) => `${whose(who)} turn${left && `. ${left}`}`,
  auction: (who: string, left: string) => `${whose(who)} auction${left && `. ${left}`}`,
};
export const turnsLeft = (turns: number) => (turns === 1 ? "Last turn" : `${turns} turns left`);
export const skipsLeft = (skips: number) => `${skips} more ${skips === 1 ? "skip ends" : "skips end"} it`;
export const POT = "Pot";
export const inPot = (chips: number) => `${chipWords(chips)} in the pot`;

// The middle of the ring.
export const MULLIGAN = "Mulligan";
export const MULLIGAN_WORDS = "Mulligan: all cards on the ring are discarded, and everyone draws one";
export const SKIP = "Skip";
export const FOLD = "Fold";

// The player's hand.
export const HAND = "Your hand";
export const CHOOSE = "Choose a card";
export const NEW = "new";
export const NOW = "Now";
export const HANDS = "What beats what";
export const youHave = (chips: number) => `You have ${chipWords(chips)}`;
export const held = (card: string, counts: boolean, drawn: boolean) =>
  `${card}${counts ? ", counts" : ""}${drawn ? ", just drawn" : ""}`;
export const of = (most: number) => `of ${most}`;
export const chipsOf = (chips: number, most: number) => ({
  less: "One chip less",
  more: "One chip more",
  now: `${chipWords(chips)} ${of(most)}`,
});
export const WITHOUT = ", without it: ";
export const IF_TAKEN = ", if it’s taken: ";
export const ON_THE_RING = "on the ring";

// The main action, or the hint in its place.
export const main = {
  choose: { auction: "Choose a card to auction", offer: "Choose a card to offer" },
  auction: (rank: string) => `Auction the ${rank}`,
  offer: (rank: string) => `Offer the ${rank} face down`,
  lies: (rank: string) => `You offered the ${rank}`,
  chips: "Change chips",
  instead: (rank: string) => `Offer the ${rank} instead`,
  chooseTake: "Choose an offer or Mulligan",
  mulligan: "Mulligan: discard all",
  unseen: (who: string) => `Take ${whose(who)} card unseen`,
  swap: (mine: string, theirs: string) => `Swap your ${mine} for the ${theirs}`,
  skip: "Skip this turn",
  fold: "Fold for good",
};
export const BACK = "Not yet";
export const WATCHING = "You’re watching. Hands stay hidden until the end.";
