/** What a course comes to. */

import type { Course } from "../../api/types.ts";

export const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

/** "18 holes, par 72". */
export function courseWords(course: Pick<Course, "holes">): string {
  const count = course.holes.length;
  return `${count} ${count === 1 ? "hole" : "holes"}, par ${sum(course.holes.map((hole) => hole.par))}`;
}
