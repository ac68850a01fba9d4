/** Deleting a player. */

import { plural } from "./words.ts";

export const TITLE = "Forget me";
export const WHAT =
  "Removes your name and messages from tables, results and leaderboards. You leave running games and bots take over. Your settings and this phone’s key go too.";
export const OTHERS = "People you’ve played with keep their games. You appear there as “?”.";
export const FOR_GOOD = "This can’t be undone.";
export const FORGET = "Forget me for good";
export const STAY = "Cancel";
export const doing = (left: number) =>
  left === 0 ? "Just a moment…" : `Just a moment… ${plural(left, "table")} to go.`;
export const damaged = (tables: number) =>
  `Done, except at ${plural(tables, "table")}, where the data is damaged. Please tell the club’s operator.`;
