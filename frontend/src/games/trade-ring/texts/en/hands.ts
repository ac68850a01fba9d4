/** What beats what, and what is known of hands and cards. */

import { whose } from "../../../../texts/en/table.ts";
import { capital, plural } from "../../../../ui/namesAndScores.ts";
import { chipWords } from "./words.ts";

export const TITLE = "Hands, least to most";
export const YOURS = "yours now";
export const ALL_RULES = "All rules in a minute";
export const inARow = (cards: number) => `${cards === 4 ? "four" : "five"} in a row`;
export const NOTES: Record<string, string> = { Flush: "five of one suit", "Straight Flush": "five in a row, one suit" };
/** T-21 to T-25 in short. */
export const COMPARED = [
  "A hand counts as the best type that fits, and only the cards that make it are its value hand.",
  "Same type? The single highest card of the value hand decides, then that card’s suit: spades, hearts, clubs, diamonds. Nothing below it is compared.",
  "Aces are high, but in a straight next to a two they are low. No straight goes round over the ace.",
  "Four of one suit are nothing by themselves. Four in a row in one suit are a Low Straight.",
];

export const handOf = (who: string) => `${whose(who)} hand`;
export const ALL_HANDS = "All hands";
export const CHIPS = " chips";
export const FOLDED = ", folded";
export const NOTHING_KNOWN = "Nothing is known of it yet. Cards that you see go there are kept in mind for you.";
export const known = (cards: number) => capital(`${plural(cards, "card")} that you saw go there; the rest is hidden.`);
export const seatNote = (bot: string, chips: number | null, folded: boolean) =>
  [
    bot && `played by a bot, ${bot}`,
    chips !== null && `${chipWords(chips)} in hand`,
    folded && "folded: the hand is frozen and counts at the end",
  ]
    .filter(Boolean)
    .map((words) => `${capital(String(words))}.`)
    .join(" ");
export const counts = (card: string) => `${card}, counts`;
export const unknown = (cards: number) => `${cards} unknown`;

export const goneTitle = (cards: number) => `${cards} gone for good`;
export const goneOf = (suit: string, cards: string[]) => `${suit} gone: ${cards.join(", ") || "none"}`;
export const goneNote = (deck: number, aside: number) =>
  `Cards on stock are in the discard pile and never come back. ${capital(plural(deck, "card is", "cards are"))} left in the deck${
    aside ? `, and ${plural(aside, "card lies", "cards lie")} aside, unknown to all` : ""
  }.`;
