/** Courses and their scorecards. */

import { plural } from "./words.ts";

export const TITLE = "Courses";
export const WHERE = "Where shall it be?";
export const MAKE = "Make a course";
export const MORE = "More courses";
export const MORE_DID_NOT_COME = "The other courses did not come. Try again in a moment.";
export const about = (name: string, summary: string) => `${name}, ${summary}.`;
export const BACK = "Back to the courses";
export const PLAY = "Play this course";
export const NO_DICE_HERE = "Dice golf has dice for par 3, 4 and 5; this course has a hole beyond that.";
export const BOARD = "Board";
export const SHARE = "Share";
export const COPY_TEXT = "Copy as text";

export const holesFrom = (first: number, last: number) => `Holes ${first} to ${last}`;
export const HOLE = "Hole";
export const PAR = "Par";
export const YARDS = "Yards";
export const SUM = "Sum";
export const OUT = "Out";
export const IN = "In";

/** "Hole 5 is the longest, 583 yards". */
export const longest = (hole: number, yards: number) => `Hole ${hole} is the longest, ${yards} yards`;
export const skyline = (holes: number, yards: number) =>
  `${holes} holes from left to right, ${yards} yards in all; higher where a hole is long for its par`;

export const OWN = "A course of your own";
export const KEEP = "Keep the course";
export const ITS_NAME = "What is it called?";
export const ITS_CARD = "Its scorecard, typed or pasted";
export const HELP =
  "A hole a line, its par and its yards; or the whole card, pasted from a page, a PDF or a spreadsheet. It needs a row or a column “Par” and one “Yards”; metres become yards.";
export const NO_PAR_SIX = "Dice golf has no dice for par 6; it cannot be played here.";
export const moreLike = (n: number) => `And ${plural(n, "more line")} like that.`;
export const NAMELESS = "The course needs a name.";
export const EMPTY = "The scorecard is empty.";

export const NO_YARDS = "There is a row of pars, but no row that begins with “Yards”.";
/** A column of the pasted card, by its own heading. */
export const column = (heading: string) => `the column “${heading}”`;
export const LEFT_OUT = "Not used for the holes:";
export const inMetres = (metres: number, yards: number) =>
  `The lengths are in metres and become yards here: ${metres} m is ${yards} yards.`;
export const uneven = (pars: number, lengths: number) => `There are ${pars} pars, but ${lengths} lengths.`;
export const noHole = (line: string) => `“${line}” isn’t a hole: write its par and its yards, like “4 346”.`;
export const tooMany = (holes: number) => `A course has 18 holes at most, and this one has ${holes}.`;
export const NO_HOLES = "There are no holes here yet.";
export const TOO_LONG = "This is too long for a scorecard.";
export const wrongPar = (hole: number, par: number) => `Hole ${hole}: par is 3 to 6, not ${par}.`;
export const wrongYards = (hole: number, yards: number) =>
  `Hole ${hole}: a hole is 50 to 700 yards long, not ${yards}.`;
