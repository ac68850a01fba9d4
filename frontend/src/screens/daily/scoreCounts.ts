/** A day's scores as they are counted: how many came in with what, and where one's own is among them. */

import { toPar } from "../../ui/namesAndScores.ts";

export interface Bin {
  /** Against par. */
  score: number;
  count: number;
}

/** So many at least are drawn: one bar as wide as the page tells nothing. */
const FEWEST = 9;

/** From the best score to the worst, with those between that nobody has, and some around a few. */
export function binsOf(counts: Record<string, number>): Bin[] {
  const scores = Object.keys(counts).map(Number);
  if (!scores.length) return [];
  const span = Math.max(...scores) - Math.min(...scores) + 1;
  const best = Math.min(...scores) - Math.max(0, Math.floor((FEWEST - span) / 2));
  return Array.from({ length: Math.max(span, FEWEST) }, (_, n) => {
    return { score: best + n, count: counts[String(best + n)] ?? 0 };
  });
}

/** Which bar is one's own, and how many stand in it; null where one has no round there. */
export function ownBin(bins: readonly Bin[], score: number | null | undefined): { at: number; count: number } | null {
  const at = bins.findIndex((bin) => bin.score === score);
  return at < 0 ? null : { at, count: bins[at]!.count };
}

export const labelOf = ({ score }: Bin): string => toPar(score);

const DAY = 24 * 3_600_000;

/** The day before, as addresses have it: days of UTC. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** "7f3a…c21e": enough of a seal to know it again. */
export const shortSeal = (seal: string): string => `${seal.slice(0, 4)}…${seal.slice(-4)}`;

/** The holes that are played, by their numbers on the course. */
export function holesPlayed(holes: readonly { par: number }[], what: string): { hole: number; par: number }[] {
  const numbered = holes.map(({ par }, n) => ({ hole: n + 1, par }));
  if (what === "front") return numbered.slice(0, 9);
  return what === "back" ? numbered.slice(9) : numbered;
}
