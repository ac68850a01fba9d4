/** How close a game was. */

import { ordinal, plural } from "./words.ts";

/** "You came second, three strokes behind." `by` is 0 if the scores cannot be compared. */
export const behind = (place: number, by: number, unit: string) =>
  `You came ${ordinal(place)}${by ? `, ${plural(by, unit)} behind` : ""}.`;
export const ahead = (by: number, unit: string) => `By ${plural(by, unit)}.`;
export const WELL_PLAYED = "Well played.";
export const WELL_PLAYED_ALL = "Well played, everyone.";
