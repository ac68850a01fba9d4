/** How index and rating work. */

export const INDEX = "How the index works";
export const RATING = "How the rating works";

export const index = [
  "Your index is how many strokes more than a steady bot you take on a usual course. Lower is better.",
  "Each course has a rating: the strokes that a steady bot, the Member, needs there. It also has a slope: how much more a careless player loses there than elsewhere; 113 is usual.",
  "A round is measured against both: your strokes minus the rating, times 113, divided by the slope. So a long course costs you nothing, and an easy one gives nothing away. Two rounds of nine holes count as one of eighteen.",
  "Your index is the average of the best 8 of your last 20 rounds, measured this way, as in the World Handicap System. It is 54 at most.",
] as const;
export const FEWER = "With fewer rounds, fewer count";
export const ROUNDS = "Rounds";
export const COUNT = "What counts";
export const fewer = [
  ["3", "the best, minus 2"],
  ["4", "the best, minus 1"],
  ["5", "the best"],
  ["6", "the best 2, minus 1"],
  ["7 or 8", "the best 2"],
  ["9 to 11", "the best 3"],
  ["12 to 14", "the best 4"],
  ["15 or 16", "the best 5"],
  ["17 or 18", "the best 6"],
  ["19", "the best 7"],
] as const;

export const rating = [
  "Your rating is how well you do against others, at tables of two to eight. Higher is better.",
  "Each table changes it by who finished ahead of whom. Beating a stronger player brings more than beating a weaker one, and a tie counts the same for both.",
  "A new player’s rating is uncertain, so it starts low and grows with every table that makes it more certain.",
] as const;

export const COUNTS =
  "Rounds count at tables with two people or more, or with a Pro. A seat that was handed over, or that a bot played for, doesn’t count. The day’s challenge counts only on its own leaderboard.";
