/** To be forgotten. */

import { plural } from "./words.ts";

export const TITLE = "Forget me";
export const WHAT =
  "Your name and all you said go out of everything the club keeps: tables, results, boards. You leave the tables that still run, and bots play on. Your settings and this phone’s key go too.";
export const OTHERS = "Those who played with you keep their games; you stand there as “?”.";
export const FOR_GOOD = "Nothing brings it back.";
export const FORGET = "Forget me for good";
export const STAY = "Leave it as it is";
export const doing = (left: number) =>
  left === 0 ? "Just a moment…" : `Just a moment… ${plural(left, "table")} to go.`;
export const damaged = (tables: number) =>
  `All but ${plural(tables, "table")} is done: what lies there is damaged. Tell whoever runs the club.`;
