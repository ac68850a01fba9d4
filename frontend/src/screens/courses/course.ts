/** What a course comes to. */

import type { Course } from "../../api/types.ts";
import * as texts from "../../texts/en/course.ts";

export const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

/** "18 holes, par 72". */
export function courseWords(course: Pick<Course, "holes">): string {
  return texts.summary(course.holes.length, sum(course.holes.map((hole) => hole.par)));
}
