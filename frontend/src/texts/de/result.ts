/** German: around a finished game. */

import { listWords } from "./words.ts";

export const PLAY_COURSE = "Hier spielen";
export const PLAY_GAME = "Selbst spielen";
export const TO_REMATCH = "Zur Revanche";
/** Of a rematch that another closed, left at once, or began without one. */
export const ANOTHER_REMATCH = "Neue Revanche";
export const ONCE_MORE = "Noch einmal";
export const TODAYS = "Zur Runde des Tages";
export const REMATCH = "Revanche";
export const REPLAY = "Rückblick";
export const SHARE = "Teilen";
export const RECORD = "Protokoll";
export const BOARD = "Rangliste";
export const CHECK = "Fairness prüfen";
/** Beside who came in: "Bot, Pro". */
export const bots = (levels: string[]) => `${levels.length === 1 ? "Bot" : "Bots"}, ${listWords(levels)}`;
