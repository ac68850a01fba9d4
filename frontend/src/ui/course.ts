/** Facts about a course. */

import type { Course, Hole } from "../api/types.ts";
import * as texts from "../texts/en/course.ts";

export const LIMITS = { holes: [1, 18], par: [3, 6], yards: [50, 700], name: [1, 60] } as const;

export const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

/** Returns "18 holes, par 72". */
export function courseWords(course: Pick<Course, "holes">): string {
  return texts.summary(course.holes.length, sum(course.holes.map((hole) => hole.par)));
}

/** Formats a scorecard as text that `readScorecard` reads. */
export function writeScorecard(holes: Hole[]): string {
  return holes.map((hole, n) => `${n + 1}  ${hole.par}  ${hole.yards}`).join("\n");
}

/** Whether dice golf has dice for every hole (D-10). */
export function suitsDiceGolf(holes: Hole[]): boolean {
  return holes.every((hole) => hole.par <= 5);
}
