/** The game in a minute. *Words in asterisks* are bold. */

import { capital, numberWord } from "../../../../ui/namesAndScores.ts";
import type { Die } from "../../state.ts";

export const HOLE = "A hole is one roll";
export const HOLE_TEXT =
  "Each hole has its own dice: the clubs it takes, the putter and the weather. Roll them all at once.";
export const par = (number: string) => `Par ${number}`;
/** What each die stands for. */
export const roles: Record<Die, string> = {
  black: "driver",
  red: "fairway wood",
  yellow: "par-3 tee shot",
  white: "approach iron",
  green: "putter",
  blue: "weather",
};

export const SUM = "Add up what they show";
export const SUM_TEXT = "That’s your score for the hole. Low is good.";
export const spared = (club: string, face: string, other: string) =>
  `The ${club} shows ${face}: the ${other} doesn’t count.`;
export const SPARED_BOTH = "Both at once: the iron and its Tap In don’t count, so the putter does.";
export const example = (faces: (string | number)[], score: number) => `${faces.join(", ")}: ${numberWord(score)}.`;
export const ofSides = (count: number, sides: number) => `${count} of ${sides}`;

export const MULLIGAN = "Not happy? Take a mulligan";
export const mulligan = (chips: number, forNine: number) => [
  "*Hole Mulligan*: reroll all dice. Free, once per hole.",
  `*Shot Mulligan*: reroll one die, any but the weather. It costs a chip. You have ${numberWord(chips)} chips for 18 holes, ${numberWord(forNine)} for nine, and in proportion for other rounds, rounded up. Over four rounds, each round starts with new chips.`,
  "Never both. The second roll counts, better or worse, and the whole hole is added up again: if the wood leaves the green, the iron counts again.",
];

export const STYMIE = "The Stymie";
export const stymie = (from: number) => [
  `When you play in turn, a wooden block lies on the table. If you finish a hole ${numberWord(from)} over par or worse while it’s free, you pass it to anyone who still has a roll to come, on this hole or a later one, but never to your partner. Their next roll counts as it falls, with no mulligan. It’s rolled as soon as their turn comes, and nobody waits for it. Then the block is free again.`,
  "If you were stymied on a hole, you don’t pass the Stymie on, whatever you score. If all your matches are decided, you roll no more, so nobody can stymie you.",
  "The rule book advises two players to leave it out, so it’s off for two and on for more, unless you choose otherwise. Solo or over 72 holes, there’s none.",
];

export const SCORE = "Ways to score";
export const way = (name: string, meaning: string) => `*${name}*: ${meaning}`;
export const PARTNERS = "Two against two: the first and third seats are partners, and so are the second and fourth.";
export const MATCHES =
  "With three or four players, everyone plays a match against everyone else, all at once. A match won is worth 1, a halved one ½. A match is over when someone leads by more holes than are left.";
export const SKINS = "Skins left after the last hole are shared by the players tied on it.";
export const POINTS =
  "Low total gives a side one point for the lower ball and one for the lower total. High-low gives one for the lower of the better balls and one for the lower of the worse balls. Ties give none.";
export const TIES = "Players who tie share the place, whichever way you score.";

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT =
  "The hole is rolled for you: par or better is kept, otherwise all dice are rerolled. No chip is spent. A Stymie goes to the eligible player lowest against par. Miss two in a row and a bot plays for you until you’re back.";

export const ours = (chipsForNine: number) =>
  `We don’t have pictures of the box, so the dice faces are as others have described them. ${capital(numberWord(chipsForNine))} chips for nine holes, playing at your own pace, and the clock are ours. The game and the name Mulligan Dice Golf belong to their maker.`;
