/** The sheets over the table. */

import { theirs, verb, whom, whose, YOU } from "../../../../texts/en/who.ts";
import { listWords } from "../../../../ui/namesAndScores.ts";

export const CARD = "This card";
export const TABLE = "The table";
/** A copy from cards.ts, which would load all cards too: too much for a result. */
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
  "It cancels an opponent’s Play Anytime card by itself. Choose when, even if you don’t hold one. “Against me” means Borrow a Club on your hand, Course GPS while your action is laid, a Mulligan that cancels your action, or Pace of Play on your card.";
export const orders = { never: "Never", "against-me": "Against me", always: "Always" };

export const BETS = "Bets";
export const CHIPS = "Chips";
export const chipsOf = (who: string, count: number) => `${who} ${count}`;
export const NEVER_MONEY = "Play chips only. Bots don’t bet.";
export const bets = {
  hole: (by: string, to: string) => `${verb(by, "beat or tie", "beats or ties")} ${whom(to)} on this hole`,
  total: (by: string, to: string) => `${whose(by)} total ends below ${to === YOU ? "yours" : theirs(to)}`,
  shot: (golfer: string, finishes: boolean) =>
    finishes
      ? `${verb(golfer, "hole", "holes")} out this turn`
      : `${verb(golfer, "don’t", "doesn’t")} hole out this turn`,
  words: (text: string) => `In words: “${text}”`,
};
const chips = (count: number) => (count === 1 ? "1 chip" : `${count} chips`);
export const stake = (count: number) => `${chips(count)} each`;
/** Returns a bet for use within a sentence, where "You" is lower case. */
const among = (bet: string) => bet.replace(/^You(r?)(?= )/, "you$1");
const settled = (stake: number, bet: string) =>
  `You win ${chips(stake)} if ${among(bet)}, and lose ${stake === 1 ? "it" : "them"} if not.`;
/** Winnings and losses of the player's own offer, before it is sent. */
export const terms = {
  hole: settled,
  shot: settled,
  total: (stake: number, bet: string) => `${settled(stake, bet)} If the totals are equal, the stakes are returned.`,
  words: (count: number, text: string) =>
    `${stake(count)} on “${text}”. You both say who won; if you disagree, the stakes are returned.`,
};
export const toWhom = (by: string, to: string) => `${by} to ${whom(to)}`;
export const OPEN_OFFERS = "Offers";
export const RUNNING = "Running or just settled";
export const ACCEPT = "Accept";
export const DECLINE = "Decline";
export const WITHDRAW = "Withdraw";
export const WHO_WON = "Who won?";
export const won = (who: string) => `${whom(who)} won`;
export const BACK = "stakes returned";
export const said = (who: string, won: string) => `${verb(who, "say", "says")} ${whom(won)} won`;
export const OFFER = "Offer a bet";
export const WITH = "To";
export const ABOUT = "About";
export const WHOSE = "Whose ball";
export const FINISHES = { legend: "What it does", yes: "holes out", no: "doesn’t" };
export const about = { hole: "This hole", total: "The total", shot: "This turn", words: "In words" };
export const STAKE = { legend: "Stake", fewer: "One chip less", more: "One chip more" };
export const TEXT = "What you bet on";
export const SEND = "Send offer";
export const NONE_NOW = "You can’t offer a bet now.";
export const BOTS_ONLY = "Nobody to bet with: everyone else is a bot.";
