/** Courses and their scorecards. */

import { plural } from "./words.ts";

export const TITLE = "Courses";
export const WHERE = "Choose a course";
export const MAKE = "Add a course";
export const MORE = "More courses";
export const MORE_DID_NOT_COME = "Couldn’t load more courses. Try again in a moment.";
export const about = (name: string, summary: string) => `${name}, ${summary}.`;
export const BACK = "Back to courses";
export const PLAY = "Play this course";
export const NO_DICE_HERE = "Dice Golf only has dice for par 3, 4 and 5. This course has a par 6.";
export const SHARE = "Share";
export const COPY_TEXT = "Copy as text";

export const holesFrom = (first: number, last: number) => `Holes ${first} to ${last}`;
export const HOLE = "Hole";
export const PAR = "Par";
export const YARDS = "Yards";
export const SUM = "Total";
export const OUT = "Out";
export const IN = "In";

/** "Hole 5 is the longest, 583 yards". */
export const longest = (hole: number, yards: number) => `Hole ${hole} is the longest, ${yards} yards`;
export const skyline = (holes: number, yards: number) =>
  `${holes} holes from left to right, ${yards} yards in all; higher where a hole is long for its par`;

export const OWN = "Your own course";
export const KEEP = "Save course";
export const ITS_NAME = "Course name";
export const ITS_CARD = "Scorecard, typed or pasted";
export const HELP =
  "One hole per line: number, par and yards. Or paste the whole card from a page, a PDF or a spreadsheet. It needs a row or column “Par” and one “Yards”; metres become yards.";
export const NO_PAR_SIX = "Dice Golf has no dice for par 6, so it can’t be played here.";
export const moreLike = (n: number) => `And ${plural(n, "more line")} like that.`;
export const NAMELESS = "The course needs a name.";
export const EMPTY = "The scorecard is empty.";

export const NO_YARDS = "There’s a row of pars, but no row that starts with “Yards”.";
/** A column of the pasted card, by its heading. */
export const column = (heading: string) => `the column “${heading}”`;
export const LEFT_OUT = "Not used for the holes:";
export const inMetres = (metres: number, yards: number) =>
  `The lengths are in metres. They become yards: ${metres} m is ${yards} yards.`;
export const renumbered = (numbers: number[], gap: boolean) =>
  `The card’s holes ${numbers.join(", ")} become 1 to ${numbers.length} here.${gap ? " Is one missing?" : ""}`;
export const unlikely = (hole: number, par: number, yards: number) =>
  `Is hole ${hole} really a par ${par} of ${yards} yards?`;
export const uneven = (pars: number, lengths: number) => `There are ${pars} pars but ${lengths} lengths.`;
export const noHole = (line: string) => `“${line}” isn’t a hole. Write par and yards, like “4 346”.`;
export const tooMany = (holes: number) => `A course has at most 18 holes, and this one has ${holes}.`;
export const NO_HOLES = "No holes here yet.";
export const TOO_LONG = "That’s too long for a scorecard.";
export const wrongPar = (hole: number, par: number) => `Hole ${hole}: par must be 3 to 6, not ${par}.`;
export const wrongYards = (hole: number, yards: number) =>
  `Hole ${hole}: length must be 50 to 700 yards, not ${yards}.`;
