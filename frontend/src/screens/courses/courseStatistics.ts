/** What was played on a course, as its page tells it. */

import type { CourseFigures, Hole, RatedCourse } from "../../api/types.ts";
import * as texts from "../../texts/en/course-page.ts";
import type { Bar } from "../../ui/charts/Bars.tsx";
import { oneDecimal } from "../../ui/decimals.ts";

export const NINE = 9;

/** The nine holes of this half. */
export const halfOf = (holes: readonly Hole[], half: number): Hole[] => holes.slice(half * NINE, (half + 1) * NINE);

/** The half in which a hole is: 0, or 1. */
export const halfWith = (hole: number): number => Math.floor((hole - 1) / NINE);

/** A bar for each hole of a half: what it took on the mean, against its par. */
export function barsOf(holes: readonly Hole[], half: number, { holes: told, hardest }: CourseFigures): Bar[] {
  return halfOf(holes, half).map(({ par }, n) => {
    const number = half * NINE + n + 1;
    const strokes = told.find(({ hole }) => hole === number)?.strokes ?? null;
    return {
      label: String(number),
      of: texts.holePar(number, par),
      over: strokes === null ? null : strokes - par,
      text: strokes === null ? texts.NOT_PLAYED : oneDecimal(strokes),
      most: number === hardest,
    };
  });
}

/** What stands behind the hardest hole: "A par four that takes 4.6 strokes." Null where nobody has played it. */
export function hardestWords(holes: readonly Hole[], { holes: told, hardest }: CourseFigures): string | null {
  const strokes = told.find(({ hole }) => hole === hardest)?.strokes;
  const par = hardest && holes[hardest - 1]?.par;
  return strokes && par ? texts.takes(par, oneDecimal(strokes)) : null;
}

/** The games that a course can be played in, the one that was asked for first where it is among them. */
export function gameOf({ ratings }: Pick<RatedCourse, "ratings">, asked: string | null): string | null {
  return (ratings.find(({ game }) => game === asked) ?? ratings[0])?.game ?? null;
}
