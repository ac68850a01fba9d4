/** A table that ended without places. */

export const CLOSED = "The table was closed";
export const CLOSED_MORE = "Nobody plays here. Make a table of your own, or ask for a new link.";
export const RULES_CHANGED =
  "The rules of this game have changed since it began, so it ended here. Everything else goes on.";
export const LEFT = "The table was left";
export const LEFT_MORE = "Everybody had gone, so this game ended without places.";
