/** Scorecards as text: typed or pasted, read with clear words about what is wrong. */

import type { Hole } from "../../api/types.ts";
import * as texts from "../../texts/en/courses.ts";

export const LIMITS = { holes: [1, 18], par: [3, 6], yards: [50, 700], name: [1, 60] } as const;

/** More letters than any scorecard has. It is read anew at each key: a megabyte that somebody pasted by mistake took seconds. */
const LONGEST = 20_000;

export interface Reading {
  holes: Hole[];
  /** What is wrong, in sentences; empty when the card can be used. */
  faults: string[];
}

/** The words of scorecards as they are printed, in English and in German, whatever the page speaks. */
const PAR_WORD = /^\W*(par)\b/i;
const YARDS_WORD =
  /^\W*(yards?|yds?|length|länge|metres?|meters?|tees?|white|weiss|blue|blau|red|rot|black|schwarz|gold|yellow|gelb)\b|^\W*weiß/i;
const LENGTH_TOLD = /\d\s*(yards?|yds?|y|metres?|meters?|m)\b/i;
const HOLE_WORD = /^\W*(holes?|loch|bahn|no\.?|nr\.?|#)\b/i;
const TOTALS = /\b(out|in|total|tot|hin|rück|gesamt|summe)\b/i;

const numbersIn = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number);

/** As a sum may be written, "3,512"; but where commas stand all along the row, they part its numbers. */
const withoutThousands = (line: string): string => line.replace(/(^|[^\d,])(\d)[,’'](\d{3})(?![\d,])/g, "$1$2$3");

/** "Hole Par Yards", over the holes. */
const isHeading = (line: string): boolean =>
  !/\d/.test(line) && [PAR_WORD, YARDS_WORD, HOLE_WORD].some((word) => word.test(line));

/** Whether a line that begins with "par" is one hole, "par 4, 346 yards", and not the pars of all, "Par 4 5 3". */
function tellsLength(line: string): boolean {
  const numbers = numbersIn(line);
  return LENGTH_TOLD.test(line) || (numbers.length === 2 && numbers.some((n) => n >= 10));
}

/** What parts the columns of a table: as spreadsheets write it, or copy it. */
const PARTS = /[,;\t|]/;
const cellsOf = (line: string): string[] => line.split(PARTS).map((cell) => cell.replace(/"/g, "").trim());

/** Where a table says what stands in its columns: which of them is par, and which the length. Null for anything else. */
function columnsIn(heading: string | undefined): { par: number; yards: number } | null {
  if (!heading || /^\W*\d/.test(heading)) return null;
  const cells = cellsOf(heading);
  const [par, yards] = [PAR_WORD, YARDS_WORD].map((word) => cells.findIndex((cell) => word.test(cell)));
  return par! < 0 || yards! < 0 || par === yards ? null : { par: par!, yards: yards! };
}

/** A hole a line, in named columns, whatever else the table tells of it. */
function readTable(lines: string[], { par, yards }: { par: number; yards: number }): Reading {
  const holes: Hole[] = [];
  const faults: string[] = [];
  for (const line of lines) {
    if (TOTALS.test(line)) continue;
    const cells = cellsOf(line);
    const [one, other] = [cells[par], cells[yards]].map((cell) => numbersIn(withoutThousands(cell ?? ""))[0]);
    if (one === undefined || other === undefined) faults.push(texts.noHole(shorten(line)));
    else holes.push({ par: one, yards: other });
  }
  return checked(holes, faults);
}

/** Reads a scorecard. A table that names its columns is read by them; rows of "par" and "yards" are read across, anything else as a hole
 * a line: number, par and yards, or par and yards, in either order. */
export function readScorecard(text: string): Reading {
  if (text.length > LONGEST) return { holes: [], faults: [texts.TOO_LONG] };
  const all = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const columns = columnsIn(all[0]);
  if (columns && all.length > 1) return readTable(all.slice(1), columns);
  const lines = all.filter((line) => !isHeading(line));
  if (lines.length === 0) return { holes: [], faults: [] };
  const pars = lines.filter((line) => PAR_WORD.test(line));
  return pars.length > 0 && !pars.some(tellsLength) ? readAcross(lines) : readDown(lines);
}

function readAcross(lines: string[]): Reading {
  const pars = lines.filter((line) => PAR_WORD.test(line)).flatMap((line) => numbersIn(line).filter((n) => n < 10));
  const yards = lines
    .filter((line) => YARDS_WORD.test(line))
    .flatMap((line) => numbersIn(withoutThousands(line)).filter((n) => n < 1000));
  if (yards.length === 0) return { holes: [], faults: [texts.NO_YARDS] };
  if (pars.length !== yards.length) return { holes: [], faults: [texts.uneven(pars.length, yards.length)] };
  return check(pars.map((par, n) => ({ par, yards: yards[n]! })));
}

function readDown(lines: string[]): Reading {
  const holes: Hole[] = [];
  const faults: string[] = [];
  for (const line of lines) {
    if (TOTALS.test(line)) continue;
    const hole = holeIn(line, holes.length + 1);
    if (hole) holes.push(hole);
    else faults.push(texts.noHole(shorten(line)));
  }
  return checked(holes, faults);
}

/** What was read, with all that is wrong with it; that there is no hole is said where nothing else is. */
function checked(holes: Hole[], faults: string[]): Reading {
  return { holes, faults: [...faults, ...(holes.length || !faults.length ? check(holes).faults : [])] };
}

/** Par and yards among a line's numbers; a hole's number before them is passed over, and a line that begins with "par" has none. */
function holeIn(line: string, expected: number): Hole | null {
  const numbers = numbersIn(line);
  const numbered = numbers.length >= 3 && numbers[0] === expected && !PAR_WORD.test(line);
  const rest = numbered ? numbers.slice(1) : numbers;
  if (rest.length < 2) return null;
  const par = rest.find((n) => n < 10);
  const yards = rest.find((n) => n >= 10);
  return par === undefined || yards === undefined ? null : { par, yards };
}

function shorten(text: string): string {
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
}

function check(holes: Hole[]): Reading {
  const faults = holes.flatMap((hole, n) => holeFaults(hole, n + 1));
  if (holes.length > LIMITS.holes[1]) faults.push(texts.tooMany(holes.length));
  if (holes.length === 0) faults.push(texts.NO_HOLES);
  return { holes, faults };
}

function holeFaults({ par, yards }: Hole, number: number): string[] {
  const faults = [];
  if (par < LIMITS.par[0] || par > LIMITS.par[1]) faults.push(texts.wrongPar(number, par));
  if (yards < LIMITS.yards[0] || yards > LIMITS.yards[1]) faults.push(texts.wrongYards(number, yards));
  return faults;
}

/** A course as the text that makes it again. */
export function writeScorecard(holes: Hole[]): string {
  return holes.map((hole, n) => `${n + 1}  ${hole.par}  ${hole.yards}`).join("\n");
}

/** Whether dice golf has dice for every hole (D-10). */
export function suitsDiceGolf(holes: Hole[]): boolean {
  return holes.every((hole) => hole.par <= 5);
}
