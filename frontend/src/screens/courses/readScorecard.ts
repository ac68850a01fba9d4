/** Reads scorecards from typed or pasted text, by their columns, and reports what is wrong and what is left out. */

import type { Hole } from "../../api/types.ts";
import * as texts from "../../texts/en/courses.ts";
import { LIMITS } from "../../ui/course.ts";
import { cellsOf } from "./scorecard/cells.ts";
import { isParRow, labelRows, readAcross } from "./scorecard/holesAcross.ts";
import { isHeading, readLines, readTable } from "./scorecard/holesDown.ts";
import { holeSaidIn, namesSum, unitIn } from "./scorecard/keywords.ts";
import { Card, type Found, holeOf, isLikely, isMetres, isPar, leadOf, type Row, textOf } from "./scorecard/rows.ts";

/** Longest text read, in characters; longer than any scorecard. It is read at each key press: a megabyte pasted by mistake took seconds. */
const LONGEST = 20_000;

export interface Reading {
  holes: Hole[];
  /** Errors as sentences; empty if the card can be used. */
  faults: string[];
  /** Rows and columns that are no holes: sums, titles, other tees. */
  leftOut: string[];
  /** Holes that are probably wrong, as sentences; they can be saved nevertheless. */
  unlikely: string[];
  /** The first length in metres, and its value in yards; null if there is none. */
  metres: [metres: number, yards: number] | null;
  /** The holes' numbers on the card, if they are not 1, 2, 3 and so on; otherwise null. */
  numbers: number[] | null;
}

const NOTHING: Reading = { holes: [], faults: [], leftOut: [], unlikely: [], metres: null, numbers: null };

/** Reads a scorecard. A table with a heading is read by its columns, rows of pars and lengths are read across; in anything else each line
 * is a hole. */
export function readScorecard(text: string): Reading {
  if (text.length > LONGEST) return { ...NOTHING, faults: [texts.TOO_LONG] };
  const { rows, parted, separator } = cellsOf(text);
  if (!rows.length) return NOTHING;
  const reading = (read: (card: Card, rows: Row[], parted: boolean) => void) => {
    const card = new Card(separator);
    read(card, rows, parted);
    return readingOf(card);
  };
  const across = rows.some((row) => isParRow(row, parted)) ? reading(readAcross) : null;
  if (rows.some((row) => isHeading(row, parted))) {
    const table = reading(readTable);
    // The heading may be about something else, such as the tees.
    const more = across && (table.faults.length > 0 || across.holes.length > table.holes.length);
    return more && across.faults.length === 0 ? across : table;
  }
  if (rows.some((row) => holeSaidIn(textOf(row)))) return reading(readSentences);
  const labelled = labelRows(rows);
  return across ?? reading(labelled ? (card) => readAcross(card, labelled, true) : readLines);
}

function readingOf(card: Card): Reading {
  const found = card.inOrder();
  const unit = unitIn(card.said.join(" "));
  const metric = found.findIndex(({ length }) => isMetres(length, unit));
  const holes = found.map((hole) => holeOf(hole, unit));
  return {
    holes,
    // A missing hole is reported only if there is no other error.
    faults: [...card.faults, ...(holes.length || !card.faults.length ? check(holes, found) : [])],
    leftOut: card.leftOut,
    unlikely: unlikelyIn(holes, found),
    metres: metric < 0 ? null : [found[metric]!.length.n, holes[metric]!.yards],
    numbers: otherNumbers(found),
  };
}

function otherNumbers(found: Found[]): number[] | null {
  const numbers = found.map(({ number }) => number);
  if (numbers.every((number, n) => number === null || number === n + 1)) return null;
  return numbers.map((number, n) => number ?? n + 1);
}

/** Reads lines such as "1. The Burn, par 4, 346 yards". */
function readSentences(card: Card, rows: Row[]) {
  for (const row of rows) {
    const hole = holeSaidIn(textOf(row));
    if (hole) card.found.push({ number: null, ...hole });
    else if (!card.found.length || namesSum(leadOf(row))) card.leave(row);
    else card.refuse(row);
  }
}

/** Returns the errors. A hole is identified by its number on the card, since earlier rows may be no holes. */
function check(holes: Hole[], found: Found[]): string[] {
  const faults = holes.flatMap((hole, n) => holeFaults(hole, found[n]!.number ?? n + 1));
  if (holes.length > LIMITS.holes[1]) faults.push(texts.tooMany(holes.length));
  if (holes.length === 0) faults.push(texts.NO_HOLES);
  return faults;
}

/** Returns the unlikely holes, except those with errors. */
function unlikelyIn(holes: Hole[], found: Found[]): string[] {
  return holes.flatMap((hole, n) => {
    const number = found[n]!.number ?? n + 1;
    const said = isLikely(hole.par, hole.yards) || holeFaults(hole, number).length > 0;
    return said ? [] : texts.unlikely(number, hole.par, hole.yards);
  });
}

function holeFaults({ par, yards }: Hole, number: number): string[] {
  const faults = [];
  if (!isPar(par)) faults.push(texts.wrongPar(number, par));
  if (yards < LIMITS.yards[0] || yards > LIMITS.yards[1]) faults.push(texts.wrongYards(number, yards));
  return faults;
}
