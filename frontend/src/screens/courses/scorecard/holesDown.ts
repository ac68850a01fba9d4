/** Reads scorecards with one hole per row: by the columns of a heading, otherwise by columns guessed from the numbers. */

import * as texts from "../../../texts/en/courses.ts";
import { figureIn, holeNumberIn, kindOf, lengthRank, namesSum, numberIn, type Unit, unitIn } from "./keywords.ts";
import {
  allBest,
  best,
  Card,
  type Found,
  isLength,
  isLikely,
  isPar,
  isSum,
  leadOf,
  numbersIn,
  type Row,
  shorten,
  textOf,
} from "./rows.ts";

/** Column indices; -1 for a missing one. */
interface Columns {
  hole: number;
  par: number;
  length: number;
  unit: Unit | null;
}
type Block = [from: number, to: number];

const count = (rows: Row[], column: number, fits: (n: number | null) => boolean) =>
  rows.filter((row) => fits(numberIn(row[column]))).length;

/** Whether a row is a heading: it names several columns and has no number. If words are separated by spaces, most must be such names. */
export function isHeading(row: Row, parted: boolean): boolean {
  const kinds = row.map((cell) => (/\d/.test(cell) ? null : kindOf(cell)));
  if (!parted && kinds.filter(Boolean).length * 2 < row.length) return false;
  return kinds.includes("par") && kinds.some((kind) => kind && kind !== "par") && !numbersIn(row).length;
}

/** Reads a table with a heading, whatever surrounds it. A second heading starts another table. */
export function readTable(card: Card, rows: Row[], parted: boolean) {
  const starts = rows.flatMap((row, at) => (isHeading(row, parted) ? [at] : []));
  for (const row of rows.slice(0, starts[0])) card.leave(row);
  for (const [n, start] of starts.entries()) {
    const below = rows.slice(start + 1, starts[n + 1]);
    const heading = parted ? rows[start]! : withNames(joined(rows[start]!, below), below);
    const fitted = parted ? below : below.map((row) => fit(row, heading));
    card.said.push(textOf(heading));
    readBlocks(card, fitted, blocksOf(heading), (own, block) => columnsIn(heading, own, block), heading, parted);
  }
}

/** Returns the heading with "White Yards" as one column, if there are numbers for one. */
function joined(heading: Row, rows: Row[]): Row {
  const most = Math.max(0, ...rows.map((row) => numbersIn(row).length));
  const named = heading.filter(isNameLabel).length;
  const cells: Row = [];
  for (const [at, label] of heading.entries()) {
    const spare = cells.length + heading.length - at - named > most;
    if (spare && lengthRank(label) > 0 && kindOf(cells.at(-1) ?? "") === "tee") cells.push(`${cells.pop()} ${label}`);
    else cells.push(label);
  }
  return cells;
}

const isNameLabel = (label: string) => kindOf(label) === "name" || kindOf(label) === null;

/** Returns the heading with a column of hole names, which the original may lack: it is assumed after the holes' numbers if the rows allow
 * it. */
function withNames(heading: Row, rows: Row[]): Row {
  const holes = holesOf(rows);
  const named = holes.filter((row) => row.some(isText));
  if (heading.some(isNameLabel) || named.length * 2 <= holes.length) return heading;
  const first = Math.max(0, ...named.map((row) => heading.length - numbersAfter(row)));
  const last = Math.min(...named.map((row) => row.findIndex(isText)));
  if (first > last) return heading;
  const at = kindOf(heading[0]!) === "hole" && first <= 1 ? Math.min(1, last) : last;
  return [...heading.slice(0, at), "", ...heading.slice(at)];
}

/** Splits a line into as many cells as the heading has; a name's words become one cell. */
function fit(row: Row, heading: Row): Row {
  const wide = heading.length;
  const lead = leadOf(row);
  if (namesSum(lead)) return alignRight(lead, row, wide);
  const text = heading.findIndex(isNameLabel);
  if (text < 0) {
    const figures = row.filter((cell) => numberIn(cell) !== null);
    return row.length > wide && figures.length === wide ? figures : row;
  }
  const after = wide - 1 - text;
  if (row.length < wide - 1) return row;
  return [...row.slice(0, text), row.slice(text, row.length - after).join(" "), ...row.slice(row.length - after)];
}

const alignRight = (label: string, row: Row, wide: number): Row => {
  const numbers = row.filter((cell) => numberIn(cell) !== null);
  const last = numbers.slice(Math.max(0, numbers.length - wide + 1));
  return [label, ...Array<string>(wide - 1 - last.length).fill(""), ...last];
};

/** Returns the blocks of a heading: front and back nine may be side by side, each with its columns. */
function blocksOf(heading: Row): Block[] {
  const kinds = heading.map(kindOf);
  const holes = kinds.flatMap((kind, at) => (kind === "hole" ? [at] : []));
  const half = heading.length / 2;
  const alike = kinds.slice(0, half).join() === kinds.slice(half).join() && kinds.slice(half).includes("par");
  return between(holes.length > 1 ? [0, ...holes.slice(1)] : alike ? [0, half] : [0], heading.length);
}

const between = (starts: number[], end: number): Block[] => starts.map((start, n) => [start, starts[n + 1] ?? end]);

function columnsIn(heading: Row, rows: Row[], [from, to]: Block): Columns {
  const all = heading.map((_, at) => at).slice(from, to);
  const first = (kind: ReturnType<typeof kindOf>) => all.find((at) => kindOf(heading[at]!) === kind) ?? -1;
  const unknown = all.filter((at) => kindOf(heading[at]!) === null);
  const length =
    best(all, (at) => lengthRank(heading[at]!) + 1) ?? best(unknown, (at) => count(rows, at, isLength)) ?? -1;
  const hole = first("hole");
  return {
    hole: hole < 0 && heading[from] === "" ? from : hole,
    par: first("par"),
    length,
    unit: unitIn(heading[length] ?? ""),
  };
}

/** Returns the columns with numbers. */
function figuresIn(rows: Row[]): number[] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: wide }, (_, at) => at).filter(
    (at) => count(rows, at, (n) => n !== null) * 2 > rows.length,
  );
}

/** Reads each block in turn. Without a `heading`, a line that cannot be read is an error. */
function readBlocks(
  card: Card,
  rows: Row[],
  blocks: Block[],
  columnsOf: (rows: Row[], block: Block) => Columns,
  heading: Row | null,
  parted: boolean,
) {
  for (const [from, to] of blocks) {
    const own =
      blocks.length > 1 ? rows.map((row) => row.map((cell, at) => (at >= from && at < to ? cell : ""))) : rows;
    const columns = columnsOf(own, [from, to]);
    // Other tees have columns of their own.
    const tees = [];
    for (let at = from; at < to; at++) {
      if (at === columns.length || at === columns.par || at === columns.hole) continue;
      if (count(own, at, isLength) * 2 > count(own, columns.par, isPar)) tees.push(at);
    }
    for (const at of tees) {
      card.leftOut.push(texts.column(heading?.[at] || shorten(textOf(own.map((row) => row[at] ?? "")))));
    }
    const needed = parted ? [] : figuresIn(own.filter((row) => !namesSum(leadOf(row))));
    readBlock(card, own, columns, needed, !heading);
  }
}

/** Reads a block. `needed`: columns in which a row needs a number; otherwise its numbers are ambiguous. */
function readBlock(card: Card, rows: Row[], columns: Columns, needed: number[], strict: boolean) {
  const numbered =
    rows.filter((row) => holeNumberIn(row[columns.hole]) !== null).length * 2 >= count(rows, columns.par, isPar);
  const holes: Found[] = [];
  for (const row of rows) {
    const hole = holeIn(row, columns, columns.hole >= 0 && numbered, holes, strict);
    if (hole === "none") card.leave(row);
    else if (hole === "unclear" || needed.some((at) => numberIn(row[at]) === null)) card.refuse(row);
    else holes.push(hole);
  }
  card.found.push(...holes);
}

/** Classifies a row: a hole, something else (a sum, a remark), or an incomplete hole. `strict`: only known remarks are ignored. */
function holeIn(
  row: Row,
  columns: Columns,
  numbered: boolean,
  before: Found[],
  strict: boolean,
): Found | "none" | "unclear" {
  const number = numbered ? holeNumberIn(row[columns.hole]) : null;
  const par = numberIn(row[columns.par]);
  const length = figureIn(row[columns.length]);
  const hole =
    par === null || !length ? null : { number, par, length: { n: length.n, unit: length.unit ?? columns.unit } };
  const likely = isPar(par) && isLength(length?.n ?? null);
  const named = namesSum(leadOf(row));
  const sums =
    isSum(
      par,
      before.map((each) => each.par),
    ) &&
    isSum(
      length?.n ?? null,
      before.map((each) => each.length.n),
    );
  if (number !== null && (likely || !sums)) return hole ?? "unclear";
  if (named && (numbered || !likely || sums)) return "none";
  if (!likely && (sums || ((par ?? 0) > 9 && (length?.n ?? 0) > 999))) return "none";
  if (par === null && !length) return strict && textOf(row) ? "unclear" : "none";
  if (numbered && !likely && !strict) return "none";
  return hole ?? "unclear";
}

/** Reads one hole per line, without a heading: text above the first hole is a title. */
export function readLines(card: Card, all: Row[], parted: boolean) {
  const first = Math.max(
    0,
    all.findIndex((row) => numbersIn(row).length > 1),
  );
  for (const row of all.slice(0, first)) card.leave(row);
  const lines = all.slice(first);
  if (parted) return readAligned(card, lines, true);
  const readings = alignments(lines).map((rows) => {
    const reading = new Card(" ");
    readAligned(reading, rows, false);
    return reading;
  });
  const good = ({ faults, found }: Card) =>
    !faults.length && found.every(({ par, length }) => isPar(par) && isLength(length.n));
  const { found, faults, leftOut, said } = readings.find(good) ?? readings[0]!;
  card.found.push(...found);
  card.faults.push(...faults);
  card.leftOut.push(...leftOut);
  card.said.push(...said);
}

function readAligned(card: Card, rows: Row[], parted: boolean) {
  const likely = holesOf(rows);
  const holes = likely.length ? likely : rows;
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const figures = figuresIn(holes);
  const starts = countersIn(holes, figures);
  const sides = starts.length ? starts : pairsIn(holes, figures);
  const blocks = between([0, ...sides.slice(1)], wide);
  const guess = (own: Row[], [from, to]: Block): Columns => {
    const hole = starts.find((at) => at >= from && at < to) ?? -1;
    const others = figures.filter((at) => at >= from && at < to && at !== hole);
    return { hole, ...parAndLength(likely.length ? holesOf(own) : own, others), unit: null };
  };
  readBlocks(card, rows, blocks, guess, null, parted);
}

/** Returns the columns with the most pars and lengths; of several pairs the most likely, then the closest. */
function parAndLength(rows: Row[], columns: number[]): { par: number; length: number } {
  const besides = (length: number) => columns.filter((at) => at !== length);
  const parsBeside = (length: number) => allBest(besides(length), (at) => count(rows, at, isPar));
  const pairs = allBest(columns, (at) => count(rows, at, isLength)).flatMap((length) =>
    parsBeside(length).map((par) => ({ par, length })),
  );
  const pair = best(pairs, ({ par, length }) => {
    const near = length - par === 1 ? 3 : par - length === 1 ? 2 : 1;
    return countLikely(rows, par, length) * 3 + near;
  });
  if (pair) return pair;
  const length =
    best(columns, (at) => count(rows, at, isLength)) ??
    best(columns, (at) => count(rows, at, (n) => (n ?? 0) > 9)) ??
    -1;
  return { par: parsBeside(length)[0] ?? besides(length)[0] ?? -1, length };
}

const countLikely = (rows: Row[], par: number, length: number) =>
  rows.filter((row) => isLikely(numberIn(row[par]), numberIn(row[length]))).length;

/** Returns the columns of hole numbers: 1, 2, 3 or from 10 on, each continuing the one before; par and length follow. */
function countersIn(rows: Row[], figures: number[]): number[] {
  const counters: number[] = [];
  let next: number | null = null;
  for (const [n, at] of figures.entries()) {
    const numbers = rows.flatMap((row) => numberIn(row[at]) ?? []);
    const begins: boolean = numbers[0] === (next ?? 1) || numbers[0] === 10;
    const behind = !counters.length || n - figures.indexOf(counters.at(-1)!) > 2;
    if (!begins || !behind || n + 2 >= figures.length || !numbers.every((one, m) => one === numbers[0]! + m)) continue;
    counters.push(at);
    next = numbers.at(-1)! + 1;
  }
  return counters;
}

/** Returns the first columns of several pairs of par and length. */
function pairsIn(rows: Row[], figures: number[]): number[] {
  const half = rows.length / 2;
  const kinds = figures
    .map((at) => (count(rows, at, isPar) > half ? "P" : count(rows, at, isLength) > half ? "L" : "-"))
    .join("");
  const starts = figures.filter((_, n) => n % 2 === 0);
  if (!/^((PL)+|(LP)+)$/.test(kinds)) return [];
  // "Route 66 4 380 6"
  const likely = starts.every((at, n) => {
    const next = figures[2 * n + 1]!;
    return countLikely(rows, ...(kinds[0] === "P" ? ([at, next] as const) : ([next, at] as const))) > 0;
  });
  return likely ? starts : [];
}

/** Most alignments tried: a long text that is no scorecard must not keep a phone busy. */
const MOST_TRIED = 4;
const isText = (cell: string) => numberIn(cell) === null;
const numbersAfter = (row: Row) => [...row].reverse().findIndex(isText);
const holesOf = (rows: Row[]) => rows.filter((row) => numbersIn(row).length > 1 && !namesSum(leadOf(row)));

function usual(lengths: number[]): number | undefined {
  const times = new Map<number, number>();
  for (const n of lengths) times.set(n, (times.get(n) ?? 0) + 1);
  return best([...times.keys()], (n) => times.get(n)!);
}

/** Returns possible alignments of words as cells: some numbers, a name, some numbers. If names end in a number, first those with the usual
 * count of numbers after the name, or fewer. */
function alignments(rows: Row[]): Row[][] {
  const named = holesOf(rows).filter((row) => row.some(isText));
  const plain = rows.filter((row) => !row.some(isText)).map((row) => row.length);
  const before = usual(named.map((row) => row.findIndex(isText))) ?? 0;
  const after = named.map(numbersAfter);
  const most = usual(after) ?? 0;
  const wide = usual(plain) ?? 1 + Math.max(...rows.map((row) => numbersIn(row).length));
  const fewer = [...new Set(after)].filter((n) => n < most && !isPars(n)).sort((one, other) => other - one);
  const tried = [most, ...fewer].slice(0, MOST_TRIED);

  /** Whether the numbers at the end of names are pars. */
  function isPars(n: number): boolean {
    return named.every((row) => numbersAfter(row) <= n || isPar(numberIn(row[row.length - n - 1])));
  }
  return tried.map((n) => rows.map((row) => alignRow(row, named.length > 0, before, n, wide)));
}

function alignRow(row: Row, named: boolean, before: number, after: number, wide: number): Row {
  const lead = leadOf(row);
  if (namesSum(lead)) return alignRight(lead, row, named ? before + 1 + after : wide);
  if (!named) return row;
  if (row.length === after && !row.some(isText)) return [...Array<string>(before + 1).fill(""), ...row];
  const end = Math.max(before, row.length - after);
  return [...row.slice(0, before), row.slice(before, end).join(" "), ...row.slice(end)];
}
