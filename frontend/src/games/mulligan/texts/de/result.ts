/** German: the result of a finished round. */

import { agree } from "../../../../texts/several-de.ts";

export const takes = (who: string, several: boolean, course: string) =>
  `${agree(who, several, ["holst dir", "holt sich", "holt euch", "holen sich"])} ${course}`;
export const share = (who: string, course: string) =>
  `${agree(who, true, ["teilst dir", "teilt sich", "teilt euch", "teilen sich"])} ${course}`;
export const THE_COURSE = "den Golfplatz";
/** Singular and plural, for the margin. */
export const STROKE = "einen Schlag/Schläge";
export const CHIP = "einen Chip/Chips";
export const SCORECARD = "Scorekarte";
