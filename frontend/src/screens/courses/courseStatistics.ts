/** Statistics of a course in words and bars. */

import type { CourseFigures, Hole, RatedCourse } from "../../api/types.ts";
import * as texts from "../../texts/en/course-page.ts";
import type { Bar } from "../../ui/charts/Bars.tsx";
import { oneDecimal } from "../../ui/decimals.ts";

export const NINE = 9;

/** Returns the nine holes of a half. */
export const halfOf = (holes: readonly Hole[], half: number): Hole[] => holes.slice(half * NINE, (half + 1) * NINE);

/** Returns the half of a hole: 0 or 1. */
export const halfWith = (hole: number): number => Math.floor((hole - 1) / NINE);

/** Returns a bar for each hole of a half: mean strokes against par. */
export function barsOf(holes: readonly Hole[], half: number, { holes: means, hardest }: CourseFigures): Bar[] {
  return halfOf(holes, half).map(({ par }, n) => {
    const number = half * NINE + n + 1;
    const strokes = means.find(({ hole }) => hole === number)?.strokes ?? null;
    return {
      label: String(number),
      of: texts.holePar(number, par),
      over: strokes === null ? null : strokes - par,
      text: strokes === null ? texts.NOT_PLAYED : oneDecimal(strokes),
      most: number === hardest,
    };
  });
}

/** Returns "A par four that takes 4.6 strokes."; null if nobody has played it. */
export function hardestWords(holes: readonly Hole[], { holes: means, hardest }: CourseFigures): string | null {
  const strokes = means.find(({ hole }) => hole === hardest)?.strokes;
  const par = hardest && holes[hardest - 1]?.par;
  return strokes && par ? texts.takes(par, oneDecimal(strokes)) : null;
}

/** Returns the game to show: the requested one if the course suits it, otherwise the first one. Null if none suits it. */
export function gameOf({ ratings }: Pick<RatedCourse, "ratings">, asked: string | null): string | null {
  return (ratings.find(({ game }) => game === asked) ?? ratings[0])?.game ?? null;
}
