/** Links that lead nowhere, or to a table that no longer exists. */

export const TITLE = "Lost in the rough";
export const NOTHING_HERE = "There’s nothing at this address. The fairway is that way.";
export const TO_TABLES = "To your tables";
export const LOST_ITS_END = "Part of the link may be missing.";

export const NO_TABLE = "No such table";
export const ASK_AGAIN = `${LOST_ITS_END} Ask for it again and open all of it.`;
export const NOT_SHOWN = "This table can’t be shown";

export const NO_COURSE = "No such course";
export const NO_GAME = "No such game";
export const NO_GAME_MORE = "The club doesn’t have that game.";
