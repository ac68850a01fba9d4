/** What the screens around the table say of the game. */

import { listWords } from "../../../../ui/namesAndScores.ts";

export const ROUND = "Round";
export const MODES = "Modes";
export const AT_MOST = "two at most, or none";
export const PLAIN = "None";
/** By the options’ names: what it is called, what it is in a line, and what it means for the round. */
export const modes: Record<string, { name: string; line: string; means: string }> = {
  heavy_bag: {
    name: "Heavy Bag",
    line: "Ten cards, two actions",
    means: "Ten cards each, and up to two actions a turn.",
  },
  interesting: {
    name: "Interesting",
    line: "Bet chips on any shot",
    means:
      "A hundred play chips each to bet with, over nine holes; most chips win. Bots never bet: two people at least make sense.",
  },
  wolf: {
    name: "Wolf",
    line: "Three play, one hunts",
    means: "Before every hole the wolf picks a partner or hunts alone, for points beside the strokes.",
  },
  best_ball: {
    name: "Best Ball",
    line: "Sides of two balls",
    means: "Two sides of two balls each; of each side the lower one counts.",
  },
  handicap: {
    name: "Handicap",
    line: "For two: the leader holds less",
    means: "Who leads draws up to a card less for each stroke ahead, never below three.",
  },
  course: {
    name: "The Course",
    line: "For two: it picks on the leader",
    means: "The course plays an action every turn on who led as the hole began.",
  },
};
export const modeNames = (all: readonly string[]) =>
  all.length ? listWords(all.map((one) => modes[one]?.name ?? one)) : PLAIN;
export const HOLES = "Holes";
export const holes: Record<string, string> = { ask: "9, then ask", front: "Front 9", back: "Back 9", "18": "All 18" };
export const rounds: Record<string, string> = {
  ask: "Nine, then you decide",
  front: "Front nine",
  back: "Back nine",
  "18": "Eighteen holes",
  all: "The whole course",
};
export const allHoles = (count: number) => `All ${count} of this course`;
export const NINE_ONLY = "On courses of nine holes, or eighteen";
export const notWith = (mode: string, why: string) => `Not with ${modes[mode]!.name}: ${why}`;
export const BOTH_SIDES = "both choose the sides";
export const OTHER_COUNT = "it is for another number of players";
export const TWO_ALREADY = "Two are chosen";
