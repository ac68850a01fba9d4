/** German: the scores of all rounds, and the result. */

import { signed } from "../../../../ui/namesAndScores.ts";

export const BY_ROUND = "Punkte nach Runden";
export const ROUND = "Runde";
export const TOTAL = "Summe";
export const WENT_OUT = ", war zuerst fertig";
export const closerNote = (bonus: number, penalty: number) =>
  `war zuerst fertig: ${signed(bonus)}, wenn allein vorn, sonst ${signed(penalty)}.`;
export const roundTitle = (round: number) => `Runde\u00a0${round}`;

/** `shared`: several tied. `yours`: the reader is one of them. */
export const won = (who: string, shared: boolean, yours: boolean) =>
  shared ? `${who} ${yours ? "teilt euch" : "teilen sich"} den Sieg` : `${who} ${yours ? "gewinnst" : "gewinnt"}`;
export const POINT = "einen Punkt/Punkte";
