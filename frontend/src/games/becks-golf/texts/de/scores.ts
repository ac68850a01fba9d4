/** German: the scores of all rounds, and how the game came out. */

import { signed } from "../../../../ui/namesAndScores.ts";

export const BY_ROUND = "Punkte nach Runden";
export const ROUND = "Runde";
export const IN_ALL = "Summe";
export const WENT_OUT = ", hat zuerst Schluss gemacht";
export const closerNote = (bonus: number, penalty: number) =>
  `hat zuerst Schluss gemacht: ${signed(bonus)}, wenn allein vorn, sonst ${signed(penalty)}.`;
export const roundTitle = (round: number) => `Runde\u00a0${round}`;

/** `who`: who won, and whether several shared it, and one's own among them. */
export const won = (who: string, shared: boolean, yours: boolean) =>
  shared ? `${who} ${yours ? "teilt euch" : "teilen sich"} den Sieg` : `${who} ${yours ? "gewinnst" : "gewinnt"}`;
export const POINT = "einen Punkt/Punkte";
