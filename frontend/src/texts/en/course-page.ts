/** A course's page: what was played on it, and its versions. */

import { numberWord } from "./words.ts";

export const WHICH_HOLES = "Which holes";
export const FRONT = "Front nine";
export const BACK = "Back nine";
export const WHICH_GAME = "Which game";
export const AVERAGE = "Strokes on each hole, on average";
export const HOLE = "Hole";
export const STROKES = "Strokes";
export const PAR = "Par";
export const holePar = (hole: number, par: number) => `Hole ${hole}, par ${par}`;
export const NOT_PLAYED = "not played";
export const NO_ROUNDS = "Nobody has brought in a round here yet.";

export const hardest = (hole: number) => `Hole ${hole} plays hardest`;
export const takes = (par: number, strokes: string) => `A par ${numberWord(par)} that takes ${strokes} strokes.`;
export const RATING = "Rating";
export const SLOPE = "Slope";
export const ROUNDS = "Rounds";
/** `error`: how sure that is; null where it is exact. */
export const steady = (rating: string, error: string | null) =>
  `A steady bot needs ${rating}${error === null ? "" : `, give or take ${error}`}. The usual slope is 113.`;
export const holds = (name: string) => `${name} holds the record`;
export const recordOf = (strokes: number, day: string) => `${strokes} strokes, ${day}`;
export const THE_BOARDS = "The boards";
export const TIMES = "This week, this year, ever";
export const SCORECARD = "Scorecard";

export const version = (n: number) => `version ${n}`;
export const NEWER = "There is a newer version of this course";
export const EARLIER = "The version before this one";
export const AGAIN = "Make a version of it";

export const SEARCH = "Search by name";
export const noneNamed = (name: string) => `No course is called “${name}”.`;

export const alike = (names: string) => `The same holes as ${names}.`;
export const PLAY_THAT = "Play that one";
export const instead = (name: string) =>
  `This becomes a new version of ${name}, which stays as it is for rounds already played.`;
export const IN_PLACE = "In place of the one I made";
/** What a game asks for on this course: "Dice golf: rating 74.1, slope 128". */
export const rated = (game: string, rating: string, slope: number) => `${game}: rating ${rating}, slope ${slope}`;
