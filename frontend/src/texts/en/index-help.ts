/** How index and rating come about. */

export const INDEX = "How the index comes about";
export const RATING = "How the rating comes about";

export const index = [
  "The index says how many strokes above a steady bot you go round on a usual course. Lower is better.",
  "Each course has a rating: the strokes that a steady bot, the Member, needs there. And it has a slope: how much more a careless player loses there than elsewhere; 113 is usual.",
  "A round is measured against both: your strokes, less the rating, times 113, divided by the slope. So a long course costs you nothing, and an easy one gives nothing away. Two rounds of nine holes make one of eighteen.",
  "Your index is the mean of the best 8 of your last 20 rounds so measured, as the World Handicap System has it. It is 54 at most.",
] as const;
export const FEWER = "With fewer rounds, fewer count";
export const ROUNDS = "Rounds";
export const COUNT = "What counts";
export const fewer = [
  ["3", "the best, less 2"],
  ["4", "the best, less 1"],
  ["5", "the best"],
  ["6", "the best 2, less 1"],
  ["7 or 8", "the best 2"],
  ["9 to 11", "the best 3"],
  ["12 to 14", "the best 4"],
  ["15 or 16", "the best 5"],
  ["17 or 18", "the best 6"],
  ["19", "the best 7"],
] as const;

export const rating = [
  "The rating says how well you do against others, at tables of two to eight. Higher is better.",
  "Each table changes it by who came in before whom: to beat somebody stronger brings more than to beat somebody weaker, and a shared place counts for both alike.",
  "A new player's rating is unsure, so it begins low and grows with every table that makes it surer.",
] as const;

export const COUNTS =
  "Rounds count at tables with two people or more, or with a Pro. A seat that was given up, or that a bot played for, does not. The day’s challenge counts on its own board alone.";
