/** What the sheets over the table say. */

import { theirs, verb, whom, whose, YOU } from "../../../../texts/en/who.ts";
import { listWords } from "../../../../ui/namesAndScores.ts";

export const CARD = "This card";
export const TABLE = "The table";
/** As in cards.ts, which brings all the cards with it: too much for a round's end. */
const cards = (count: number) => `${count} ${count === 1 ? "card" : "cards"}`;
export const hands = (hand: number, limit: number) => `${cards(hand)}, draws up to ${limit}`;
export const piles = (deck: number, discard: number) => `${cards(deck)} in the deck, ${discard} discarded.`;
export const THIS_HOLE = "On this hole";
export const so = (strokes: number, left: number) =>
  `${strokes} ${strokes === 1 ? "stroke" : "strokes"}, ${left} to go`;
export const laid = (shown: string) => `Laid: ${shown}`;
export const DUFFED = "duffed";
export const PARTNERS = "Partners";
export const sides = (all: string[][]) => all.map((side) => listWords(side.map(whom))).join(" against ");
export const ORDERS = "Your Pace of Play";
export const ORDERS_MEAN =
  "It cancels a Play Anytime card of an opponent by itself; say when, whether you have one or not. Against you are a Borrow a Club on your hand, a Course GPS while an action of yours is laid, a Mulligan that cancels an action of yours, and a Pace of Play on a card of yours.";
export const orders = { never: "Never", "against-me": "Against me", always: "Always" };

export const WAGERS = "Wagers";
export const CHIPS = "Chips";
export const chipsOf = (who: string, count: number) => `${who} ${count}`;
export const NEVER_MONEY = "Play chips only. Bots never bet.";
export const bets = {
  hole: (by: string, to: string) => `${verb(by, "beat or tie", "beats or ties")} ${whom(to)} on this hole`,
  total: (by: string, to: string) => `${whose(by)} total ends below ${to === YOU ? "yours" : theirs(to)}`,
  shot: (golfer: string, finishes: boolean) =>
    finishes
      ? `${golfer} finish${golfer === YOU ? "" : "es"} this turn`
      : `${golfer} ${golfer === YOU ? "do" : "does"} not finish this turn`,
  words: (text: string) => `In words: “${text}”`,
};
const chips = (count: number) => (count === 1 ? "1 chip" : `${count} chips`);
export const stake = (count: number) => `${chips(count)} each`;
/** A bet among other words: it begins with a name, or with you. */
const among = (bet: string) => bet.replace(/^You(r?)(?= )/, "you$1");
const settled = (stake: number, bet: string) =>
  `You win ${chips(stake)} if ${among(bet)}, and lose ${stake === 1 ? "it" : "them"} if not.`;
/** What comes of one's own offer, before it is made. */
export const terms = {
  hole: settled,
  shot: settled,
  total: (stake: number, bet: string) => `${settled(stake, bet)} With equal totals the stakes go back.`,
  words: (count: number, text: string) =>
    `${stake(count)} on “${text}”. Both say who won; if you differ, the stakes go back.`,
};
export const toWhom = (by: string, to: string) => `${by} to ${whom(to)}`;
export const OPEN_OFFERS = "Offers";
export const RUNNING = "Running, and of the last hole";
export const ACCEPT = "Take it";
export const DECLINE = "Decline";
export const TAKE_BACK = "Take back";
export const WHO_WON = "Who won?";
export const won = (who: string) => `won: ${whom(who)}`;
export const BACK = "stakes went back";
export const said = (who: string, won: string) => `${verb(who, "say", "says")} ${whom(won)} won`;
export const OFFER = "Offer one";
export const WITH = "To";
export const ABOUT = "About";
export const WHOSE = "Whose ball";
export const FINISHES = { legend: "What it does", yes: "finishes", no: "does not" };
export const about = { hole: "This hole", total: "The total", shot: "This turn", words: "In words" };
export const STAKE = { legend: "Stake", fewer: "One chip less", more: "One chip more" };
export const TEXT = "What is bet on";
export const SEND = "Offer it";
export const NONE_NOW = "You can’t offer a wager now.";
export const BOTS_ONLY = "Nobody to bet with: all others are bots.";
