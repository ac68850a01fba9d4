/** Texts about the game outside its table. */

import { listWords } from "../../../../ui/namesAndScores.ts";

export const ROUND = "Round";
export const MODES = "Modes";
export const AT_MOST = "pick up to two";
export const PLAIN = "None";
/** Each mode by its option: its name, a line about it, and its meaning for the round. */
export const modes: Record<string, { name: string; line: string; means: string }> = {
  heavy_bag: {
    name: "Heavy Bag",
    line: "Ten cards, two actions",
    means: "Ten cards each, and up to two actions per turn.",
  },
  interesting: {
    name: "Interesting",
    line: "Bet chips on any shot",
    means:
      "A hundred play chips each to bet with, over nine holes. Most chips wins. Bots don’t bet, so you need two people.",
  },
  wolf: {
    name: "Wolf",
    line: "Three play, one hunts",
    means: "Before each hole, the wolf picks a partner or hunts alone, for points on the side.",
  },
  best_ball: {
    name: "Best Ball",
    line: "Two balls per team",
    means: "Two teams of two balls; the better ball counts.",
  },
  handicap: {
    name: "Handicap",
    line: "For two: the leader gets fewer cards",
    means: "The leader’s hand limit is one card lower for each stroke ahead, but never below three.",
  },
  course: {
    name: "The Course",
    line: "For two: it picks on the leader",
    means: "Each turn, the course plays an action on the player who led when the hole began.",
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
export const allHoles = (count: number) => `All ${count} on this course`;
export const NINE_ONLY = "On courses of nine or eighteen holes";
export const notWith = (mode: string, why: string) => `Not with ${modes[mode]!.name}: ${why}`;
export const BOTH_SIDES = "both set the teams";
export const OTHER_COUNT = "it’s for a different number of players";
export const TWO_ALREADY = "Two already picked";
