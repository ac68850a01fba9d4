/** Around a finished game. */

import { listWords } from "./words.ts";

export const PLAY_COURSE = "Play this course";
export const PLAY_GAME = "Play this game";
export const TO_REMATCH = "Go to rematch";
/** For a rematch that another player closed, left at once, or started without this one. */
export const ANOTHER_REMATCH = "Another rematch";
export const ONCE_MORE = "Play again";
export const TODAYS = "To today’s challenge";
export const REMATCH = "Rematch";
export const REPLAY = "Replay";
export const SHARE = "Share";
export const RECORD = "Score file";
export const BOARD = "Leaderboard";
export const CHECK = "Check fairness";
/** Beside a place: "Bot, Pro". */
export const bots = (levels: string[]) => `${levels.length === 1 ? "Bot" : "Bots"}, ${listWords(levels)}`;
