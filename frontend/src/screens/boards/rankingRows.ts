/** Rows of a ranking. */

export interface Ranked {
  rank: number;
  player: string;
  name: string;
  at: string;
}

/** The player's own row and its neighbours; `item` is null if they have none. */
export interface Around<T> {
  item: T | null;
  above: T[];
  below: T[];
  of: number;
}

/** Whether two rows are the same round: a player's rounds end at different times. */
const same = (one: Ranked, other: Ranked) => one.player === other.player && one.at === other.at;

export const onPage = (row: Ranked, rows: readonly Ranked[]): boolean => rows.some((other) => same(row, other));

/** Joins pages; a row that moved to a later page meanwhile is kept once. */
export const joined = <T extends Ranked>(first: T[], more: T[]): T[] => [
  ...first,
  ...more.filter((row, n) => !onPage(row, first) && !onPage(row, more.slice(0, n))),
];
