/** The scores of all rounds, and how the game came out. */

import { signed } from "../../../../ui/namesAndScores.ts";

export const BY_ROUND = "Scores by round";
export const ROUND = "Round";
export const IN_ALL = "In all";
export const WENT_OUT = ", went out first";
export const closerNote = (bonus: number, penalty: number) =>
  `went out first: ${signed(bonus)} if alone the lowest, else ${signed(penalty)}.`;
export const roundTitle = (round: number) => `Round ${round}`;

/** `who`: who won, and whether several shared it, and one's own among them. */
export const won = (who: string, shared: boolean, yours: boolean) =>
  shared ? `${who} share the win` : `${who} ${yours ? "win" : "wins"}`;
export const POINT = "point";
