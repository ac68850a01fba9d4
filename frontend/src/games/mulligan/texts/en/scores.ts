/** The scorecard. */

import { whom } from "../../../../texts/en/who.ts";

export const HOLE = "Hole";
export const PAR = "Par";
export const TOTAL = "Total";
export const SO_FAR = "Totals so far";
export const SCORES = "Scores, hole by hole";
export const points = (who: string, points: number) => `${whom(who)} ${points}`;
export const WOLF_POINTS = "Wolf points";
