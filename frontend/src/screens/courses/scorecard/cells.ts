/** Splits a scorecard's text into rows of cells, whatever separates them: commas, semicolons, bars, tabs or spaces. */

import Papa from "papaparse";
import { holeSaidIn, kindOf, lengthRank, numberIn, TEES } from "./keywords.ts";

export interface Cells {
  rows: string[][];
  /** Cells in the same column belong together. False for cells separated by spaces, which are only in the same order. */
  parted: boolean;
  /** Shown between cells. */
  separator: string;
}

const SEPARATORS = ["\t", ";", "|", ","];
const SEPARATOR_SAID = /^\s*"?sep=(.)"?[ \t]*(?:\n|$)/i;
const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const LABEL_AND_NUMBER = /^(\p{L}[^\d:]*?):? ?(\d+)$/u;
/** Longer runs of punctuation and spaces carry no meaning, and would make the patterns for numbers quadratic. */
const LONG_RUN = /([^\p{L}\d\n\t,;|]{40})[^\p{L}\d\n\t,;|]+/gu;
const LONG_RUN_IN_CELL = /([^\p{L}\d]{40})[^\p{L}\d]+/gu;
const RULE = /^[-:=+_\s]*$/;
/** A cell with several numbers: this is not the text's separator. */
const CROWDED = /\d\W*\s\W*\d/;
const UNIT_AFTER = /(\d) (y|yds?|yards?|m|metres?|meters?|mètres?|metros?)(?![\p{L}\d])/giu;
/** Par and length without a space, "4/346" or "4-346". */
const PAIR = /(?<!\S)(\d)[-–/:](\d{2,3})(?!\S)/g;
/** Labels of several words, joined into one cell. */
const LABELS = new RegExp(
  `(?<![\\p{L}])(?:stroke index|s\\.? i\\b\\.?|(?:men|ladies|women|gents|herren|damen)['’]?s? (?:par|hd?cp|handicap)` +
    `|(?:${TEES}) tees?|\\p{L}+ \\([^)\\d]+\\))(?![\\p{L}])`,
  "giu",
);

/** Normalises digits, spaces and line ends, and removes invisible characters. */
function tidy(text: string): string {
  return text
    .replace(HIDDEN, "")
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(\d)[\u2009\u202f](?=\d{3}(?!\d))/g, "$1.")
    .replace(/[^\S\n\t]/g, " ")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digit)
    .replace(LONG_RUN, "$1");
}

/** Each script's digits are consecutive in Unicode. */
function digit(letter: string): string {
  const code = letter.codePointAt(0)!;
  let nought = code;
  while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought--;
  return String(code - nought);
}

export function cellsOf(text: string): Cells {
  const tidied = tidy(text);
  const said = SEPARATOR_SAID.exec(tidied);
  const separator = said?.[1] ?? SEPARATORS.find((each) => parts(tidied, each));
  if (separator) {
    const rows = parse(tidied.slice(said?.[0].length ?? 0), separator);
    return { rows, parted: true, separator: separator.trim() || " " };
  }
  const lines = tidied
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => !RULE.test(line));
  const stacked = stackOf(lines);
  return { rows: stacked ?? gather(lines).map(words), parted: stacked !== null, separator: " " };
}

/** Whether this separator splits most lines into cells of one number each. */
function parts(text: string, separator: string): boolean {
  if (!text.includes(separator)) return false;
  const rows = parse(text, separator);
  const good = rows.filter((row) => row.filter(Boolean).length > 1 && !row.some((cell) => CROWDED.test(cell)));
  return good.length * 2 >= rows.length;
}

/** CSV: a quoted cell may contain separators and line ends. An unclosed quote is an ordinary character. */
function parse(text: string, delimiter: string): string[][] {
  const quoted = Papa.parse<string[]>(text, { delimiter, newline: "\n" });
  const read = quoted.errors.length
    ? Papa.parse<string[]>(text, { delimiter, newline: "\n", quoteChar: "\0" })
    : quoted;
  const rows = read.data
    .map((row) => row.map((cell) => cell.replace(/\s+/g, " ").replace(LONG_RUN_IN_CELL, "$1").trim()))
    .filter((row) => !row.every((cell) => RULE.test(cell)));
  // "Par: 4, 5, 3"
  const fused = rows.map((row) => LABEL_AND_NUMBER.exec(row[0]!));
  if (fused.every((found) => found && kindOf(found[1]!)))
    return rows.map((row, n) => [fused[n]![1]!, fused[n]![2]!, ...row.slice(1)]);
  const empty = Math.min(...rows.map((row) => row.findIndex(Boolean)));
  return rows.map((row) => row.slice(empty));
}

function words(line: string): string[] {
  const joined = line
    .replace(PAIR, "$1 $2")
    .replace(UNIT_AFTER, "$1\u00a0$2")
    .replace(LABELS, (label) => label.replace(/ /g, "\u00a0"));
  return joined
    .split(" ")
    .filter((word) => !/^[-–—:·•,]+$/.test(word))
    .map((word) => word.replace(/\u00a0/g, " "));
}

/** Some pages are copied with one line per cell: the labels first, then this many lines per row. */
function stackOf(lines: string[]): string[][] | null {
  const first = lines.findIndex((line) => kindOf(line) !== null);
  const wide = lines.slice(first).findIndex(isNumber);
  const labels = lines.slice(first, first + wide);
  const named = labels.some((label) => kindOf(label) === "par") && labels.some((label) => lengthRank(label) >= 0);
  if (first < 0 || wide < 2 || !named) return null;
  const rows = lines.slice(0, first).map((line) => [line]);
  for (let at = first; at < lines.length; at += wide) rows.push(lines.slice(at, at + wide));
  return rows;
}

const isNumber = (line: string) => numberIn(line) !== null && !CROWDED.test(line);
const isHole = (line: string) => /^(hole|loch|bahn|trou|hoyo)\W*\d{1,2}(\W+\p{L}.*|\W*)$/iu.test(line);

/** Others have each hole's values below its number, or a row's numbers below its label: joins them into one line. */
function gather(lines: string[]): string[] {
  const holes = lines.filter((line) => isHole(line) && !holeSaidIn(line)).length > 1;
  const single =
    lines.every((line) => isNumber(line) || !/\d/.test(line)) && lines.some((line) => kindOf(line) === "par");
  if (!holes && !single) return lines;
  const gathered: string[] = [];
  let begun = false;
  for (const line of lines) {
    const starts = holes ? isHole(line) : kindOf(line) !== null && !isNumber(line);
    begun ||= starts;
    if (begun && !starts) gathered[gathered.length - 1] += ` ${line}`;
    else gathered.push(line);
  }
  return gathered;
}
