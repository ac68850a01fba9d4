/** The scores of all rounds, and the result. */

import { signed } from "../../../../ui/namesAndScores.ts";

export const BY_ROUND = "Scores by round";
export const ROUND = "Round";
export const TOTAL = "Total";
export const WENT_OUT = ", went out first";
export const closerNote = (bonus: number, penalty: number) =>
  `went out first: ${signed(bonus)} as sole lowest, else ${signed(penalty)}.`;
export const roundTitle = (round: number) => `Round ${round}`;

/** `shared`: several tied. `yours`: the reader is one of them. */
export const won = (who: string, shared: boolean, yours: boolean) =>
  shared ? `${who} tied for first` : `${who} ${yours ? "win" : "wins"}`;
export const POINT = "point";
