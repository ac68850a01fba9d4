/** A course's page: its statistics and its versions. */

import { numberWord } from "./words.ts";

export const WHICH_HOLES = "Which holes";
export const FRONT = "Front nine";
export const BACK = "Back nine";
export const WHICH_GAME = "Which game";
export const AVERAGE = "Average strokes per hole";
export const HOLE = "Hole";
export const STROKES = "Strokes";
export const PAR = "Par";
export const holePar = (hole: number, par: number) => `Hole ${hole}, par ${par}`;
export const NOT_PLAYED = "not played";
export const NO_ROUNDS = "No rounds here yet.";

export const hardest = (hole: number) => `Hole ${hole} plays hardest`;
export const takes = (par: number, strokes: string) => `A par ${numberWord(par)} that takes ${strokes} strokes.`;
export const RATING = "Rating";
export const SLOPE = "Slope";
export const ROUNDS = "Rounds";
/** `error`: the rating's margin of error; null if it is exact. */
export const steady = (rating: string, error: string | null) =>
  `A steady bot needs ${rating}${error === null ? "" : `, give or take ${error}`}. The usual slope is 113.`;
export const holds = (name: string) => `${name} holds the course record`;
export const recordOf = (strokes: number, day: string) => `${strokes} strokes, ${day}`;
export const THE_BOARDS = "Leaderboards";
export const TIMES = "This week, this year, all time";
export const SCORECARD = "Scorecard";

export const version = (n: number) => `version ${n}`;
export const NEWER = "There’s a newer version of this course";
export const EARLIER = "Previous version";
export const AGAIN = "Add a new version";

export const SEARCH = "Search by name";
export const noneNamed = (name: string) => `No course is called “${name}”.`;

export const alike = (names: string) => `Same holes as ${names}.`;
export const PLAY_THAT = "Play that one";
export const instead = (name: string) =>
  `This becomes a new version of ${name}. Rounds already played keep the old one.`;
/** A game's figures on this course: "Dice Golf: rating 74.1, slope 128". */
export const rated = (game: string, rating: string, slope: number) => `${game}: rating ${rating}, slope ${slope}`;
