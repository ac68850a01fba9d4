/** What going out brings and costs; held against the engine's own file by test, which is too large for a table's first load. */

export const BONUS = -5;
export const PENALTY = 10;
