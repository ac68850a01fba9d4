/** Extras, and how many players the game is for. */

import { capital, numberWord, plural } from "../../../../ui/namesAndScores.ts";

export const EXTRAS = "Extras";
export const chips = (count: number) => ({
  label: "Chips",
  words: `${capital(numberWord(count))} each, to sweeten a trade. The winner takes the pot.`,
});
export const secretOffers = {
  label: "Secret offers",
  words: "Offers stay face down; the auctioneer picks one unseen. Only a Mulligan reveals them before the end.",
};
export const openHands = {
  label: "Open hands",
  words: "Everyone sees every hand; offers are hidden until all are in.",
};
/** `most`: the most players allowed, if the table has more. */
export const highRisk = (cards: number, most: number | null) => ({
  label: "High risk",
  words: most
    ? `For up to ${numberWord(most)}: the deck is ${numberWord(cards)} cards short.`
    : `${capital(numberWord(cards))} cards are out, and nobody knows which.`,
});
export const best = (least: number, most: number) => `Best with ${numberWord(least)} to ${numberWord(most)}.`;
export const spent = (players: number, mulligans: number) =>
  `With ${numberWord(players)}, the deck is used up after ${plural(mulligans, "Mulligan")}.`;
