/** Counts a day's scores, and finds the player's own. */

import { toPar } from "../../ui/namesAndScores.ts";

export interface Bin {
  /** Score against par. */
  score: number;
  count: number;
}

/** Least number of bars: a single one shows nothing. */
const FEWEST = 9;

/** Returns bins from the best score to the worst, with empty ones between, and around them if there are few. */
export function binsOf(counts: Record<string, number>): Bin[] {
  const scores = Object.keys(counts).map(Number);
  if (!scores.length) return [];
  const span = Math.max(...scores) - Math.min(...scores) + 1;
  const best = Math.min(...scores) - Math.max(0, Math.floor((FEWEST - span) / 2));
  return Array.from({ length: Math.max(span, FEWEST) }, (_, n) => {
    return { score: best + n, count: counts[String(best + n)] ?? 0 };
  });
}

/** Returns the player's own bin and its count; null if they have no round. */
export function ownBin(bins: readonly Bin[], score: number | null | undefined): { at: number; count: number } | null {
  const at = bins.findIndex((bin) => bin.score === score);
  return at < 0 ? null : { at, count: bins[at]!.count };
}

export const labelOf = ({ score }: Bin): string => toPar(score);

const DAY = 24 * 3_600_000;

/** Returns the day before, in UTC, as in addresses. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** Returns a short form of a seal: "7f3a…c21e". */
export const shortSeal = (seal: string): string => `${seal.slice(0, 4)}…${seal.slice(-4)}`;

/** Returns the holes played, with their numbers on the course. */
export function holesPlayed(holes: readonly { par: number }[], what: string): { hole: number; par: number }[] {
  const numbered = holes.map(({ par }, n) => ({ hole: n + 1, par }));
  if (what === "front") return numbered.slice(0, 9);
  return what === "back" ? numbered.slice(9) : numbered;
}
