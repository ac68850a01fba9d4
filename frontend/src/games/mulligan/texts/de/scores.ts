/** German: the scorecard. */

import { whom } from "../../../../texts/de/who.ts";

export const HOLE = "Loch";
export const PAR = "Par";
export const TOTAL = "Gesamt";
export const SO_FAR = "Zwischenstand";
export const SCORES = "Die Scores, Loch für Loch";
export const points = (who: string, points: number) => `${whom(who)} ${points}`;
export const WOLF_POINTS = "Wolfspunkte";
