/** Worked examples of what nine cards score. */

import type { Face, MadeSet } from "../state.ts";

export interface Example {
  grid: Face[];
  sets: MadeSet[];
  /** What is added up, and what it comes to. */
  sum: string;
  score: number;
}

/** A set among other cards, and a Mulligan that serves sets of different numbers. */
export const EXAMPLES: Example[] = [
  {
    grid: [6, 6, 6, 1, 2, 3, -1, "M", "H"],
    sets: [{ places: [0, 1, 2], score: -6 }],
    sum: "−6 + 1 + 2 + 3 − 1 + 0 + 10",
    score: 9,
  },
  {
    grid: [4, "M", 4, 5, "M", 5, 1, 2, 3],
    sets: [
      { places: [0, 1, 2], score: -4 },
      { places: [3, 4, 5], score: -5 },
      { places: [1, 4, 7], score: -2 },
    ],
    sum: "−4 − 5 − 2 + 1 + 3",
    score: -7,
  },
];
