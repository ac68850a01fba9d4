/** The rules, in our own words. `*…*` is emphasised. Clauses: S-01 to S-40. */

import type data from "#data/stew/cards.json";
import { capital, listWords, numberWord, plural } from "../../../../ui/namesAndScores.ts";
import type { Told } from "../../../RulesSection.tsx";
import { reach } from "./around.ts";
import { cards, type Ingredient, ingredients, matches, pence, type specialties, tokens } from "./cards.ts";
import { does } from "./picks.ts";

type Figures = typeof data;

const coins = (count: number) => plural(count, "coin");
const royal = (name: string) => tokens[name as keyof typeof tokens];

export const GAME = ({ players, rounds, turns }: Figures): Told => ({
  title: "Cooking for tips",
  words: `${capital(numberWord(players.least))} to ${numberWord(players.most)} cook what the royals have ordered, and each royal tips whoever matches the order best. *${capital(numberWord(rounds))} rounds* of *${numberWord(turns)} turns*; the most money wins.`,
});

/** How many cards of a kind there are, and how many of those that are alike have so many coins. */
export interface Pile {
  kind: "pair" | "triple" | "double";
  count: number;
  alike: { copies: number; coins: number }[];
}
const kinds = { pair: "Two ingredients", triple: "Three ingredients", double: "One ingredient twice" };
export const PACK = "The cards";
export const packWords = (count: number, all: Ingredient[]) =>
  `*${count}* cards show ${numberWord(all.length)} ingredients: ${listWords(all.map((one) => ingredients[one]))}. Coins count only on an order.`;
export const pile = ({ kind, count, alike }: Pile) =>
  `*${kinds[kind]}*: ${count} cards, ${listWords(alike.map(({ copies, coins: worth }) => `${numberWord(copies)} alike with ${coins(worth)}`))}.`;

export const ORDERS = ({ rounds, players, royals }: Figures): Told => {
  const absent = royals.filter((one) => one.players > players.least).map(({ name }) => `the ${royal(name)}`);
  const tips = royals.map(({ name, tip }) => `${pence(tip)} for the ${royal(name)}`);
  return {
    title: "Orders and tips",
    words: `${capital(numberWord(players.least))} play without ${listWords(absent)}.`,
    points: [
      `*${capital(numberWord(rounds))} cards* lie over each royal, one a round, the top one turned up. It becomes the order when a round begins, and the next one is turned: you always know what comes next.`,
      "A turned card without coins is discarded, and the deck’s next one turned in its place, until one has coins.",
      `The *tip* is counted anew each round: ${listWords(tips)}, and a penny for each coin on all that the royal has ordered so far. What a shared tip left there is added.`,
    ],
  };
};

export const START = ({ hand }: Figures): Told => ({
  title: "Before the first round",
  points: [
    `Each gets *${cards(hand)}*, and keeps them or replaces them all, at once with everybody.`,
    "Who washes up is drawn, and does so for the whole game: a plate at the name tells who. At a rematch it is the last winner; of several, one is drawn.",
  ],
});

export const TURN = ({ cards_a_turn, tokens: each, draws, hand_limit }: Figures): Told => ({
  title: "A turn",
  points: [
    `All choose at once and in secret: *one to ${cards(cards_a_turn)}* and *one token*. Until the last has chosen you may change yours, thirty times. Then all lie open.`,
    `You have ${numberWord(each.royal)} tokens for each royal and ${numberWord(each.mulligan)} mulligan. They lie out until the round ends. No match at all is allowed.`,
    `Then clockwise, beginning with who washes up, one after the other: with a royal’s token the matches are counted, and *${numberWord(draws.royal)}* card is drawn; the mulligan does its work, and *${numberWord(draws.mulligan)}* more are drawn.`,
    `A hand holds *${numberWord(hand_limit)}*: what would be more is not drawn. Once the deck is empty, the discards are shuffled into a new one. So no hand is ever empty.`,
  ],
});

export const MATCHES: Told = {
  title: "Matches",
  words:
    "An ingredient on a card that is in the royal’s order *of this round* is a *match*; earlier orders only grow the tip. A double counts two, three ingredients up to three, and what was cooked with two tokens for one royal adds up.",
};
export const matched = (count: number) =>
  `${capital(matches(count))}: one of the chicken, two of the wine. Nobody ordered the carrot.`;
/** What stands between an order and cards. */
export const ORDER = "Order";
export const YOURS = "Your cards";

export const MULLIGAN: Told = {
  title: "The mulligan",
  points: [
    "It discards *all cards that you have played this round*, those of its own turn too: what they matched is lost, and the tokens stay out. As many are drawn to your hand, as far as it holds them.",
    `With “${reach.label}” it discards only the cards of its own turn.`,
  ],
};

export interface Paid {
  tip: number;
  matches: number[];
  share: number;
  left: number;
  wages: number[];
}
export const TIPS = ({ matches_a_penny, rounds }: Figures): Told => ({
  title: "After the third turn",
  points: [
    "*Most matches*, one at least, take a royal’s tip. Equals share it evenly, in whole pence. What is left stays there for the next round;" +
      ` after round ${numberWord(rounds)} it goes back.`,
    `All others earn *wages*: a penny for every ${matches(matches_a_penny)} with that royal, rounded down.`,
    "Where nobody has a match, the whole tip goes back, with what was left there before.",
  ],
});
/** "Nine pence lie there, and the matches are 4, 4, 3, 1 and 2: two share the tip …" */
export const paid = ({ tip, matches, share, left, wages }: Paid) => {
  const takers = matches.length - wages.length;
  return `${capital(pence(tip))} lie there, and the matches are ${listWords(matches.map(String))}: ${numberWord(takers)} share the tip and get ${pence(share)} each, ${pence(left)} is left, and the wages are ${listWords(wages.map(String))}.`;
};

export const END = ({ draws, rounds }: Figures): Told => ({
  title: "Between rounds, and the end",
  points: [
    `Cards that were played are discarded, tokens come back, and then each draws *${numberWord(draws.between_rounds)}*, clockwise from who washes up.`,
    `After round ${numberWord(rounds)} the most money wins; of equals the most cards in hand, else they share the place.`,
    "All see money, tokens, what was played, and how many cards are in hands and piles. Nobody sees hands, orders that are still face down, or what was discarded unplayed.",
  ],
});

export const SPECIALTIES = ({ specialties_dealt: dealt }: Figures): Told => ({
  title: "Specialties",
  words: `An addition. Each is dealt *${numberWord(dealt)}* in secret and keeps one of them, all at once. Those are open from then on, and nobody else has them. What falls together goes in alphabetical order.`,
});
type Specialty = keyof typeof specialties;
/** What else there is to know of a specialty than what it does. */
const finer: Partial<Record<Specialty, string>> = {
  baker: "A share of nothing is no tip.",
  forager: "A full hand draws none.",
  "larder-keeper": "Not with the mulligan.",
  quartermaster: "Three matches earn two pence.",
  saucier:
    "It is said with a plan, but not with the mulligan. Matches of earlier turns will do; without one it is not used up. It belongs to its token: a mulligan that reaches the token takes it, and it does not come back that round.",
  "spice-trader":
    "Before your first plan of the round, one that is made for you too; the others see how many, and nobody waits for it. Who plans without it has none until the next round.",
  taster: "A share of nothing counts, a tip of one’s own does not.",
  understudy:
    "Say with your plan that you want to be asked: once all lie open, all wait for your answer before anything counts. Your token comes back for one of another kind. Once asked, you have used it, whether you exchange or not.",
};
export const specialty = (one: Specialty) => [does[one], finer[one]].filter(Boolean).join(" ");

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT =
  "You cook with the one card that has most matches, for the royal where it does; of equals for the higher tip, then Queen, King, Princess. Your hand is kept, so is the specialty that was dealt first, and none is used. Twice in a row, and a bot plays on until you are back.";

export const OURS =
  "Ours are the carrot, how many pairs have two coins, that a mulligan draws to the hand and may reach one turn only, in what order all is dealt, what each specialty does, and the clock. Mulligan Stew is its maker’s game and name.";
