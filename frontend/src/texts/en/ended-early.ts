/** A table that ended without a result. */

export const CLOSED = "The table was closed";
export const CLOSED_MORE = "Nobody is playing here. Start your own table, or ask for a new link.";
export const RULES_CHANGED = "The rules changed after this game began, so it ended here. Everything else goes on.";
export const LEFT = "Everyone left";
export const LEFT_MORE = "The game ended without a result.";
