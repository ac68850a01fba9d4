/** German: how close a game was. A game gives its unit in singular and plural, separated by a slash: "einen Schlag/Schläge". */

import { capital, numberWord, plural } from "./words.ts";

const counted = (by: number, unit: string) => {
  const [one = unit, many = one] = unit.split("/");
  return plural(by, one, many);
};

/** "Du kamst auf Platz zwei, drei Schläge zurück." `by` is 0 if the scores cannot be compared. */
export const behind = (place: number, by: number, unit: string) =>
  `Du kamst auf Platz ${numberWord(place)}${by ? `, ${counted(by, unit)} zurück` : ""}.`;
/** "Drei Schläge Vorsprung." */
export const ahead = (by: number, unit: string) => `${capital(counted(by, unit))} Vorsprung.`;
export const WELL_PLAYED = "Gut gespielt.";
export const WELL_PLAYED_ALL = "Gut gespielt, ihr alle.";
