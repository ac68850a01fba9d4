/** The home screen, and tables in words. */

import { capital, listWords, numberWord, ordinal } from "./words.ts";

export const tablesWait = (n: number) =>
  `${capital(numberWord(n))} ${n === 1 ? "table is" : "tables are"} waiting for you.`;
export const OTHERS_PLAY = "You’re all caught up.";
export const TABLE_IS_LAID = "Your table is ready.";
export const GREETING = "Games with friends, a minute a move.";
export const BOARDS_AND_HISTORY = "Leaderboards and your games";

export const YOUR_TURN = "Your turn";
export const OUT = "Out on the course";
export const IN = "In the clubhouse";

export const ON_NOW = "At the club";
export const DAILY = "Today’s challenge";
export const DAILY_MORE = "Same dice for everyone";
export const dailyAt = (course: string, left: string) => `${course}, ${left} left`;
export const MONTHLY = "Course of the month";
export const MONTHLY_MORE = "Has its own leaderboard";
export const until = (course: string, day: string) => `${course}, until ${day}`;

export const WELCOME = "Start a table, send the link.";
export const WELCOME_MORE =
  "Everyone plays when they have a minute. No sign-up, nothing to install. On your own? Play a bot.";
export const WHICH_GAME = "Pick a game";
export const IN_A_MINUTE = "Each game in a minute";

export const DOORS = "Around the club";
export const ALL_MY_GAMES = "All my games";
export const COURSES = "Courses";
export const RULES = "Rules";
export const FAIR_PLAY = "Fair play";
export const ME = "You";

export const WHAT_NEXT = "What next";
export const NEXT_TABLE = "Your turn";
export const NEW_TABLE = "New table";
export const BOARDS = "Leaderboards";
export const HAVE_A_CODE = "Have a code?";

/** A table's progress, "hole 7". The unit is the game's own word for it. */
export const stage = (unit: string, at: number) => `${unit}\u00a0${at}`;
export const stageOf = (unit: string, at: number, of: number) => `${unit}\u00a0${at} of\u00a0${of}`;
/** `what`: the game or the course, unless the table's own name says it. */
export const whatWith = (what: string | null, others: string[]) => {
  if (others.length === 0) return what ? `${what}, solo` : "Solo";
  return what ? `${what}, with ${listWords(others)}` : `With ${listWords(others)}`;
};

export const aBot = (name: string) => `${name} (bot)`;

export const INVITATIONS = "You’re invited";
export const wantsToPlayAgain = (name: string | null) => `${name ?? "Someone"} wants to play again`;
export const TAKE_SEAT = "Take your seat";
export const NOT_NOW = "Not now";

export const seatsFree = (n: number) => (n === 1 ? "One seat is free" : `${capital(numberWord(n))} seats are free`);
export const waitingFor = (names: string[]) => `Waiting for ${listWords(names)}`;
export const PAUSED = "Paused";
export const A_BOT = "a bot";
export const NOBODY = "Nobody is at the table";

export const ENDED_EARLY = "Ended early";
export const wentRound = (score: number | string | null) => `You shot ${score}`;
export const YOU_SHARED = "You tied for first";
export const YOU_WON = "You won";
export const SHARED = "A tie for first";
export const won = (name: string | null) => `${name ?? "A bot"} won`;
/** After who won. */
export const youCame = (place: number) => `, you came ${ordinal(place)}`;

export const YOURSELF = "you";
export const A_FREE_SEAT = "a free seat";
export const seatsAndWaiting = (names: string[], waiting: string[]) =>
  `${listWords(names)}${waiting.length ? `; waiting for ${listWords(waiting)}` : ""}`;
