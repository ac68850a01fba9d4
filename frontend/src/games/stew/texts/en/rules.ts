/** The rules, in our own words. `*…*` is emphasised. Clauses: S-01 to S-40. */

import type data from "#data/stew/cards.json";
import { capital, listWords, numberWord, plural } from "../../../../ui/namesAndScores.ts";
import type { Told } from "../../../RulesSection.tsx";
import { cards, type Ingredient, ingredients, matches, pence, type specialties, tokens } from "./cards.ts";
import { reach } from "./definition.ts";
import { does } from "./second-choices.ts";

type Figures = typeof data;

const coins = (count: number) => plural(count, "coin");
const royal = (name: string) => tokens[name as keyof typeof tokens];

export const GAME = ({ players, rounds, turns }: Figures): Told => ({
  title: "Cooking for tips",
  words: `${capital(numberWord(players.least))} to ${numberWord(players.most)} players cook what the royals order, and each royal tips the player with the most matches. *${capital(numberWord(rounds))} rounds* of *${numberWord(turns)} turns*; most money wins.`,
});

/** How many cards of a kind there are, and how many copies of each have how many coins. */
export interface Pile {
  kind: "pair" | "triple" | "double";
  count: number;
  alike: { copies: number; coins: number }[];
}
const kinds = { pair: "Two ingredients", triple: "Three ingredients", double: "One ingredient twice" };
export const PACK = "The cards";
export const packWords = (count: number, all: Ingredient[]) =>
  `*${count}* cards show ${numberWord(all.length)} ingredients: ${listWords(all.map((one) => ingredients[one]))}. Coins count only on orders.`;
export const pile = ({ kind, count, alike }: Pile) =>
  `*${kinds[kind]}*: ${count} cards. Copies of each: ${listWords(alike.map(({ copies, coins: worth }) => `${numberWord(copies)} with ${coins(worth)}`))}.`;

export const ORDERS = ({ rounds, players, royals }: Figures): Told => {
  const absent = royals.filter((one) => one.players > players.least).map(({ name }) => `the ${royal(name)}`);
  const tips = royals.map(({ name, tip }) => `${pence(tip)} from the ${royal(name)}`);
  return {
    title: "Orders and tips",
    words: `${capital(numberWord(players.least))} players play without ${listWords(absent)}.`,
    points: [
      `*${capital(numberWord(rounds))} cards* lie above each royal, one per round, the top one face up. When a round begins it becomes the order, and the next one is flipped: you always know what comes next.`,
      "A flipped card without coins is discarded and replaced from the deck, until one has coins.",
      `The *tip* is counted again each round: ${listWords(tips)}, plus a penny for each coin on everything that royal has ordered so far, plus what a shared tip left there.`,
    ],
  };
};

export const START = ({ hand }: Figures): Told => ({
  title: "Before the first round",
  points: [
    `Everyone gets *${cards(hand)}* and either keeps them or replaces them all. Everyone chooses at once.`,
    "The dishwasher is drawn at random and stays the same for the whole game: a plate marks the name. In a rematch it’s the last winner; if several won, one of them is drawn.",
  ],
});

export const TURN = ({ cards_a_turn, tokens: each, draws, hand_limit }: Figures): Told => ({
  title: "A turn",
  points: [
    `Everyone chooses in secret, all at once: *one to ${cards(cards_a_turn)}* and *one token*. You can change your choice until the last player has chosen, up to thirty times. Then everyone reveals.`,
    `You have ${numberWord(each.royal)} tokens for each royal and ${numberWord(each.mulligan)} mulligan. Played tokens stay out until the round ends. You can play without any match.`,
    `Then the tokens take effect one by one, clockwise from the dishwasher. With a royal’s token, you count your matches and draw *${cards(draws.royal)}*. With the mulligan, you do what it says and draw *${numberWord(draws.mulligan)}* more.`,
    `A hand holds up to *${cards(hand_limit)}*: you draw no more than that. When the deck is empty, the discard pile is shuffled into a new one. So no hand is ever empty.`,
  ],
});

export const MATCHES: Told = {
  title: "Matches",
  words:
    "Each ingredient on your cards that’s in the royal’s order *this round* is a *match*; earlier orders only raise the tip. A double counts two, three ingredients up to three, and two tokens for the same royal add up.",
};
export const matched = (count: number) =>
  `${capital(matches(count))}: one for chicken, two for wine. Nobody ordered carrot.`;
/** Labels for an order and the cards beside it. */
export const ORDER = "Order";
export const YOURS = "Your cards";

export const MULLIGAN: Told = {
  title: "The mulligan",
  points: [
    "It discards *all cards you’ve played this round*, this turn’s too: their matches are lost, and the tokens stay out. You draw as many into your hand, up to its limit.",
    `With “${reach.label}”, it discards only the cards of its own turn.`,
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
    "*Most matches*, at least one, takes a royal’s tip. Ties share it evenly, in whole pence. What’s left stays there for the next round;" +
      ` after round ${numberWord(rounds)} it goes back.`,
    `Everyone else earns *wages*: a penny per ${matches(matches_a_penny)} for that royal, rounded down.`,
    "If nobody has a match, the whole tip goes back, along with what was left there before.",
  ],
});
/** "The tip is nine pence, and the matches are 4, 4, 3, 1 and 2: two players share it …" */
export const paid = ({ tip, matches, share, left, wages }: Paid) => {
  const takers = matches.length - wages.length;
  return `The tip is ${pence(tip)}, and the matches are ${listWords(matches.map(String))}: ${numberWord(takers)} players share it and get ${pence(share)} each, ${pence(left)} is left, and the wages are ${listWords(wages.map(String))}.`;
};

export const END = ({ draws, rounds }: Figures): Told => ({
  title: "Between rounds, and at the end",
  points: [
    `Played cards are discarded, tokens return, and then everyone draws *${cards(draws.between_rounds)}*, clockwise from the dishwasher.`,
    `After round ${numberWord(rounds)} most money wins. In a tie, most cards in hand wins; if that’s tied too, they share the place.`,
    "Everyone sees money, tokens, what was played, and how many cards are in hands and piles. Nobody sees others’ hands, face-down orders, or cards discarded unplayed.",
  ],
});

export const SPECIALTIES = ({ specialties_dealt: dealt }: Figures): Told => ({
  title: "Specialties",
  words: `An extra. Everyone is dealt *${numberWord(dealt)}* in secret and keeps one of them, all at once. From then on everyone sees it, and nobody else has it. Specialties that act at the same time go in alphabetical order.`,
});
type Specialty = keyof typeof specialties;
/** What else to know about a specialty. */
const finer: Partial<Record<Specialty, string>> = {
  baker: "A share of zero isn’t a tip.",
  forager: "With a full hand you draw none.",
  "larder-keeper": "Not with the mulligan.",
  quartermaster: "Three matches earn two pence.",
  saucier:
    "Choose it with your cards, but not with the mulligan. Matches from earlier turns will do; without any, it isn’t used up. The added match belongs to its token: a mulligan that reaches the token takes it, and it doesn’t come back that round.",
  "spice-trader":
    "Only before your first choice of the round, even one made for you. The others see how many you swap, and nobody waits for it. If you choose without it, it’s gone until the next round.",
  taster: "A share of zero counts; a tip you take alone doesn’t.",
  understudy:
    "When you choose, say that you want to be asked: after the reveal, everyone waits for your answer before anything counts. You take your token back and play one of another kind. Once asked, you’ve used it for the round, whether you swap or not.",
};
export const specialty = (one: Specialty) => [does[one], finer[one]].filter(Boolean).join(" ");

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT =
  "You cook the one card with the most matches, for the royal it matches; in a tie for the higher tip, then Queen, King, Princess. You keep your first hand and the specialty dealt first, and optional ones aren’t used. Miss two in a row and a bot plays for you until you’re back.";

export const OURS =
  "These are ours: the carrot, how many pairs have two coins, that a mulligan draws to the hand and can be limited to one turn, the order of dealing, what each specialty does, and the clock. Mulligan Stew, the game and its name, belongs to its author.";
