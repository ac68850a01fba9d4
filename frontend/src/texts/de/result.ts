/** German: around a finished game. */

import { listWords } from "./words.ts";

export const PLAY_COURSE = "Hier spielen";
export const PLAY_GAME = "Selbst spielen";
export const TO_REMATCH = "Zur Revanche";
/** For a rematch that another player closed, left at once, or started without this one. */
export const ANOTHER_REMATCH = "Neue Revanche";
export const ONCE_MORE = "Noch einmal";
export const TODAYS = "Zur Runde des Tages";
export const REMATCH = "Revanche";
export const REPLAY = "Rückblick";
export const SHARE = "Teilen";
export const RECORD = "Protokoll";
export const BOARD = "Rangliste";
export const CHECK = "Fairness prüfen";
/** Beside a place: "Bot, Pro". */
export const bots = (levels: string[]) => `${levels.length === 1 ? "Bot" : "Bots"}, ${listWords(levels)}`;
