/** The rows read from a scorecard, in order: holes and others. */

import type { Hole } from "../../../api/types.ts";
import * as texts from "../../../texts/en/courses.ts";
import { LIMITS } from "../../../ui/course.ts";
import { type Figure, numberIn, type Unit } from "./keywords.ts";

export type Row = string[];
const YARDS_IN_METRE = 1.0936133;

export interface Found {
  /** The hole's number, if the card has numbers. */
  number: number | null;
  par: number;
  length: Figure;
}

export class Card {
  found: Found[] = [];
  faults: string[] = [];
  leftOut: string[] = [];
  /** Text besides the holes; it may name the unit of lengths. */
  said: string[] = [];

  /** The separator between cells when a row is shown. */
  private readonly separator: string;

  constructor(separator: string) {
    this.separator = separator;
  }

  /** Notes a row that is no hole. */
  leave(row: Row) {
    this.leaveBeside(row);
    this.said.push(textOf(row));
  }

  /** Notes a row that says nothing about the lengths being read. */
  leaveBeside(row: Row) {
    const text = this.shown(row);
    if (text) this.leftOut.push(text);
  }

  private shown(row: Row): string {
    if (this.separator === " ") return textOf(row);
    const from = row.findIndex(Boolean);
    const blank = [...row].reverse().findIndex(Boolean);
    return from < 0 ? "" : row.slice(from, row.length - blank).join(this.separator);
  }

  /** Notes a row that should be a hole and cannot be read. */
  refuse(row: Row) {
    this.faults.push(texts.noHole(shorten(this.shown(row))));
  }

  /** Returns the holes by number, if each has its own. */
  inOrder(): Found[] {
    const numbers = new Set(this.found.map(({ number }) => number));
    if (numbers.has(null) || numbers.size < this.found.length) return this.found;
    return [...this.found].sort((one, other) => one.number! - other.number!);
  }
}

export const textOf = (row: Row) => row.filter(Boolean).join(" ");
export const shorten = (text: string) => (text.length > 28 ? `${text.slice(0, 27)}…` : text);

/** Returns the words before a row's first number. */
export const leadOf = (row: Row) => /^\D*/.exec(textOf(row))![0].trim();
export const numbersIn = (row: Row): number[] => row.flatMap((cell) => numberIn(cell) ?? []);

export const isPar = (n: number | null) =>
  n !== null && Number.isInteger(n) && n >= LIMITS.par[0] && n <= LIMITS.par[1];
export const isLength = (n: number | null) => n !== null && n >= LIMITS.yards[0] && n <= LIMITS.yards[1];

/** Usual lengths for each par, with a margin. */
const USUAL: Record<number, [from: number, to: number]> = { 3: [50, 300], 4: [200, 560], 5: [380, 700], 6: [500, 700] };

/** Whether a hole of this par is likely to have this length. */
export function isLikely(par: number | null, length: number | null): boolean {
  const [from, to] = USUAL[par ?? 0] ?? [1, 0];
  return length !== null && length >= from && length <= to;
}

/** Returns the items with the highest score; none if that is 0. */
export function allBest<T>(all: T[], score: (one: T) => number): T[] {
  const scores = all.map(score);
  const most = scores.reduce((one, other) => Math.max(one, other), 0);
  return most > 0 ? all.filter((_, n) => scores[n] === most) : [];
}

/** Returns the first item with the highest score. */
export const best = <T>(all: T[], score: (one: T) => number): T | undefined => allBest(all, score)[0];

/** Whether a number is the sum of all before it, or of the back nine. */
export function isSum(n: number | null, before: number[]): boolean {
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  return n !== null && before.length > 0 && (n === sum(before) || (before.length > 9 && n === sum(before.slice(9))));
}

/** Returns a hole with its length in yards. */
export const holeOf = ({ par, length }: Found, unit: Unit | null): Hole => ({
  par,
  yards: Math.round(isMetres(length, unit) ? length.n * YARDS_IN_METRE : length.n),
});
export const isMetres = (length: Figure, unit: Unit | null) => (length.unit ?? unit) === "metres";
