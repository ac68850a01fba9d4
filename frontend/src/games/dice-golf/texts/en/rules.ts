/** The game in a minute. *These words* stand out. */

import { capital, numberWord } from "../../../../ui/namesAndScores.ts";
import type { Die } from "../../state.ts";

export const HOLE = "A hole is one throw";
export const HOLE_TEXT =
  "Each hole has its handful of dice: the clubs that it takes, the putter, and the weather. Throw them all at once.";
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
export const SUM_TEXT = "That is your score for the hole. Low is good.";
export const spared = (club: string, face: string, other: string) =>
  `The ${club} shows ${face}: the ${other} is not counted.`;
export const SPARED_BOTH = "Both at once: the iron is out of it with its Tap In, so the putter counts.";
export const example = (faces: (string | number)[], score: number) => `${faces.join(", ")}: ${numberWord(score)}.`;
export const ofSides = (count: number, sides: number) => `${count} of ${sides}`;

export const MULLIGAN = "Not happy? Take a mulligan";
export const mulligan = (chips: number, forNine: number) => [
  "*Hole Mulligan*: all dice again. Free, once a hole.",
  `*Shot Mulligan*: one die again, any but the weather. It costs a chip; you have ${numberWord(chips)} for 18 holes, ${numberWord(forNine)} for nine, as many again for each of four rounds; for other rounds their share, rounded up.`,
  "Never both. The second throw stands, better or worse, and the whole hole is added up again: a wood that leaves the green makes the iron count again.",
];

export const STYMIE = "The Stymie";
export const stymie = (from: number) => [
  `When you play in turn, a wooden block lies on the table. Finish a hole ${numberWord(from)} over par or worse while it lies free, and you pass it to anybody who still has a throw to come, on this hole or a later one, never to your partner: their next throw stands as it falls, no mulligan. It is made as soon as their turn comes, and nobody waits for it; then the block is free again.`,
  "Who was stymied on a hole passes nothing on. Who has no match left open throws no more, so nobody can stymie them.",
  "The book advises two to play without it; so it is off for two, and on for more, unless you say otherwise. Alone, or over 72 holes, there is none.",
];

export const SCORE = "Ways to score";
export const way = (name: string, meaning: string) => `*${name}*: ${meaning}`;
export const PARTNERS = "Two against two: the first and the third seat are partners, and the second and the fourth.";
export const MATCHES =
  "With three or four, each plays a match against each other one, all at once. A match won is worth 1, a halved one ½. It is over when one leads by more holes than are left.";
export const SKINS = "Skins left after the last hole are shared by those who tied on it.";
export const POINTS =
  "Low total gives a point for the lower ball of a side and one for its lower total; high-low one for the lower of the better balls and one for the lower of the worse. Ties give none.";
export const TIES = "Players who tie share the place, in every way to score.";

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT =
  "The hole is thrown for you: par or better is kept, else all dice are thrown again. No chip is spent. A Stymie is passed to the player who may get it and is lowest against par. Twice in a row, and a bot plays on until you are back.";

export const ours = (chipsForNine: number) =>
  `The box’s pictures are lost to us: the faces of the dice are what others have written down of them. ${capital(numberWord(chipsForNine))} chips for nine holes, playing at one’s own pace, and the clock are ours. Mulligan Dice Golf is its maker’s game and name.`;
