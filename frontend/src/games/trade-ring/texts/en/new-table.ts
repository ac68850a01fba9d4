/** What one may add to the game, and how many it is for. */

import { capital, numberWord, plural } from "../../../../ui/namesAndScores.ts";

export const ADDITIONS = "Additions";
export const chips = (count: number) => ({
  label: "Chips",
  words: `${capital(numberWord(count))} each to sweeten a trade. The winner takes the pot.`,
});
export const secretOffers = {
  label: "Secret offers",
  words: "Offers stay face-down; the auctioneer picks one blind. Only a Mulligan shows them before the end.",
};
export const openHands = {
  label: "Open hands",
  words: "Everybody sees every hand; an offer is hidden until all are in.",
};
/** `most`: so many players at most, where there are more. */
export const highRisk = (cards: number, most: number | null) => ({
  label: "High risk",
  words: most
    ? `For ${numberWord(most)} at most: the deck is ${numberWord(cards)} cards short.`
    : `${capital(numberWord(cards))} cards are out, and nobody knows which.`,
});
export const best = (least: number, most: number) => `Best with ${numberWord(least)} to ${numberWord(most)}.`;
export const spent = (players: number, mulligans: number) =>
  `With ${numberWord(players)} the deck is spent after ${plural(mulligans, "Mulligan")}.`;
