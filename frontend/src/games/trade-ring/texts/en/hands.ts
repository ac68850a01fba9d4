/** The hand ranking, and what is known about hands and cards. */

import { whose } from "../../../../texts/en/table.ts";
import { capital, plural } from "../../../../ui/namesAndScores.ts";
import { chipWords } from "./words.ts";

export const TITLE = "Hands, lowest to highest";
export const YOURS = "yours now";
export const ALL_RULES = "All the rules";
export const inARow = (cards: number) => `${cards === 4 ? "four" : "five"} in a row`;
export const NOTES: Record<string, string> = { Flush: "five of one suit", "Straight Flush": "five in a row, one suit" };
/** T-21 to T-25 in short. */
export const COMPARED = [
  "A hand counts as its best type; only the cards that make it are its value hand.",
  "Same type? The highest card of the value hand decides, then its suit: spades, hearts, clubs, diamonds. No other card counts.",
  "Aces are high, except in a straight next to a two. King, ace, two isn’t a straight.",
  "Four of one suit alone count for nothing. Four in a row in one suit are a Low Straight.",
];

export const handOf = (who: string) => `${whose(who)} hand`;
export const ALL_HANDS = "All hands";
export const CHIPS = " chips";
export const FOLDED = ", folded";
export const NOTHING_KNOWN = "Nothing known yet. When you see a card go to this hand, we note it here.";
export const known = (cards: number) =>
  capital(`${plural(cards, "card")} you saw go to this hand. The rest are hidden.`);
export const seatNote = (bot: string, chips: number | null, folded: boolean) =>
  [
    bot && `played by a bot, ${bot}`,
    chips !== null && `${chipWords(chips)} in hand`,
    folded && "folded: the hand stays as it is and counts at the end",
  ]
    .filter(Boolean)
    .map((words) => `${capital(String(words))}.`)
    .join(" ");
export const counts = (card: string) => `${card}, counts`;
export const unknown = (cards: number) => `${cards} unknown`;

export const goneTitle = (cards: number) => `${cards} gone for good`;
export const goneOf = (suit: string, cards: string[]) => `${suit} gone: ${cards.join(", ") || "none"}`;
export const goneNote = (deck: number, aside: number) =>
  `Highlighted cards are in the discard pile and never come back. ${capital(plural(deck, "card is", "cards are"))} left in the deck${
    aside ? `, and ${plural(aside, "card is", "cards are")} set aside, unknown to everyone` : ""
  }.`;
