/** Reads scorecards with one hole per column: rows of pars and lengths. The nines may be one below the other. */

import * as texts from "../../../texts/en/courses.ts";
import { LIMITS } from "../../../ui/course.ts";
import { type Figure, figureIn, holeNumberIn, kindOf, lengthRank, numberIn, unitIn } from "./keywords.ts";
import { best, type Card, isLength, isPar, isSum, numbersIn, type Row } from "./rows.ts";

/** Rows about the same holes. */
interface Strip {
  holes: Row | null;
  par: Row | null;
  lengths: Row[];
}

/** Returns a row with its label joined into one cell. */
function labelled(row: Row, parted: boolean): Row {
  const at = parted
    ? 1
    : Math.max(
        1,
        row.findIndex((cell) => numberIn(cell) !== null),
      );
  const cells = row.slice(at);
  // "1 049": no length has one digit, so this is one number.
  const sums = parted
    ? cells
    : cells
        .join(" ")
        .replace(/(?<!\S)(\d) (?=\d{3}(?!\S))/g, "$1\u202f")
        .split(" ");
  return [row.slice(0, at).join(" "), ...sums];
}

const figures = (row: Row) => numbersIn(row.slice(1));
const holeNumbers = (row: Row) => row.slice(1).flatMap((cell) => holeNumberIn(cell) ?? []);

export function isParRow(row: Row, parted: boolean): boolean {
  const [label, ...cells] = labelled(row, parted);
  return kindOf(label!) === "par" && numberIn(label) === null && numbersIn(cells).some(isPar);
}

export function readAcross(card: Card, rows: Row[], parted: boolean) {
  const strips = stripsIn(
    card,
    rows.map((row) => labelled(row, parted)),
  );
  const whole = strips.filter(({ par, lengths }) => par && lengths.length > 0);
  if (!whole.length) card.faults.push(texts.NO_YARDS);
  for (const strip of strips) {
    const own = [strip.holes, strip.par, ...strip.lengths];
    if (whole.includes(strip)) readStrip(card, strip, parted);
    else if (whole.length) for (const row of own) if (row) card.leaveBeside(row);
  }
}

function stripsIn(card: Card, rows: Row[]): Strip[] {
  const strips: Strip[] = [];
  for (const row of rows) {
    const now = strips.at(-1);
    const begin = (strip: Partial<Strip>) => strips.push({ holes: null, par: null, lengths: [], ...strip });
    const full = now?.par && now.lengths.length > 0 && !now.holes;
    if (isHoleRow(row)) begin({ holes: row });
    else if (kindOf(row[0]!) === "par" && figures(row).some(isPar)) {
      if (!now || full) begin({ par: row });
      else if (now.par) card.leave(row);
      else now.par = row;
    } else if (isLengthRow(row)) {
      if (!now || (full && now.lengths.some((other) => other[0] === row[0]))) begin({ lengths: [row] });
      else now.lengths.push(row);
    } else card.leave(row);
  }
  return strips;
}

/** Whether a row is "Hole 1 2 3"; the label may be missing. */
function isHoleRow(row: Row): boolean {
  const numbers = holeNumbers(row);
  const counted = numbers.length > 0 && numbers.every((n, at) => n === numbers[0]! + at);
  const kind = kindOf(row[0]!);
  return (
    counted &&
    (kind === "hole" ||
      ((kind === null || kind === "tee") && numbers.length > 1 && (numbers[0] === 1 || numbers[0] === 10)))
  );
}

function isLengthRow(row: Row): boolean {
  if (kindOf(row[0]!) !== null && lengthRank(row[0]!) < 0) return false;
  const numbers = figures(row);
  return numbers.length > 0 && numbers.filter((n) => n >= LIMITS.yards[0]).length * 2 > numbers.length;
}

function readStrip(card: Card, { holes, par, lengths }: Strip, parted: boolean) {
  const length = best(lengths, (row) => lengthRank(row[0]!) + 2)!;
  for (const row of lengths) if (row !== length) card.leaveBeside(row);
  const unit = unitIn(length[0]!);
  const withUnit = (figure: Figure): Figure => ({ n: figure.n, unit: figure.unit ?? unit });
  if (holes && (parted || (holes.length === par!.length && holes.length === length.length))) {
    for (const [at, cell] of [...holes.entries()].slice(1)) {
      const [number, ownPar, ownLength] = [holeNumberIn(cell), numberIn(par![at]), figureIn(length[at])];
      const own = [cell, par![at] ?? "", length[at] ?? ""];
      if (number === null && kindOf(cell) !== "hole") card.leaveBeside(own);
      else if (number !== null && ownPar !== null && ownLength)
        card.found.push({ number, par: ownPar, length: withUnit(ownLength) });
      else if (number !== null) card.refuse([texts.HOLE, ...own]);
    }
    return;
  }
  const pars = withoutSums(card, par!, 9, LIMITS.par[1]);
  const all = withoutSums(card, length, 999, LIMITS.yards[1]);
  const numbers = holes ? holeNumbers(holes) : [];
  if (pars.length !== all.length) card.faults.push(texts.uneven(pars.length, all.length));
  else
    for (const [at, figure] of all.entries()) {
      const number = numbers.length === all.length ? numbers[at]! : null;
      card.found.push({ number, par: pars[at]!.n, length: withUnit(figure) });
    }
}

/** Returns a row's numbers without sums: no hole's number is above `most`, nor above `likely` if the numbers before it add up to it. */
function withoutSums(card: Card, row: Row, most: number, likely: number): Figure[] {
  const kept: Figure[] = [];
  const sums: Row = [];
  for (const cell of row.slice(1)) {
    const figure = figureIn(cell);
    const isOne =
      figure &&
      (figure.n > most ||
        (figure.n > likely &&
          isSum(
            figure.n,
            kept.map(({ n }) => n),
          )));
    if (isOne) sums.push(cell);
    else if (figure) kept.push(figure);
  }
  if (sums.length) card.leaveBeside([row[0]!, ...sums]);
  return kept;
}

/** Labels rows without labels if one has only pars and one only lengths; null otherwise. */
export function labelRows(rows: Row[]): Row[] | null {
  const wide = rows[0]!.length;
  if (wide < 3 || rows.some((row) => row.length !== wide || numbersIn(row).length < wide)) return null;
  const par = rows.find((row) => numbersIn(row).every(isPar));
  const length = rows.find((row) => numbersIn(row).every(isLength));
  return par && length ? rows.map((row) => [row === par ? "par" : row === length ? "yards" : "", ...row]) : null;
}
