/** Rows of any list of who is best. */

export interface Ranked {
  rank: number;
  player: string;
  name: string;
  at: string;
}

/** Where oneself stands among all, and who stands beside; `item` is null for who stands nowhere. */
export interface Around<T> {
  item: T | null;
  above: T[];
  below: T[];
  of: number;
}

/** Two rows of one player ended at two times. */
const same = (one: Ranked, other: Ranked) => one.player === other.player && one.at === other.at;

export const onPage = (row: Ranked, rows: readonly Ranked[]): boolean => rows.some((other) => same(row, other));

/** Pages behind each other: what moved down in between comes only once. */
export const joined = <T extends Ranked>(first: T[], more: T[]): T[] => [
  ...first,
  ...more.filter((row, n) => !onPage(row, first) && !onPage(row, more.slice(0, n))),
];
