/** Numbers of players for each format. */

const TWO_AGAINST_TWO: [number, number] = [4, 4];
/** Least and most players (D-30 to D-35). */
const PLAYERS: Record<string, [number, number]> = {
  stroke: [1, 4],
  match: [2, 4],
  skins: [2, 4],
  "best-ball": TWO_AGAINST_TWO,
  "low-total": TWO_AGAINST_TWO,
  "high-low": TWO_AGAINST_TWO,
};

export const playersOf = (format: string): [number, number] => PLAYERS[format] ?? [0, 0];
export const hasPartners = (format: string): boolean => PLAYERS[format] === TWO_AGAINST_TWO;
