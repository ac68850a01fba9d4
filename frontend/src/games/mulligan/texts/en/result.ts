/** The result of a finished round. */

export const takes = (who: string, several: boolean, course: string) =>
  `${who} ${several ? "take" : "takes"} ${course}`;
export const share = (who: string, course: string) => `${who} share ${course}`;
export const THE_COURSE = "the course";
export const STROKE = "stroke";
export const CHIP = "chip";
export const SCORECARD = "Scorecard";
