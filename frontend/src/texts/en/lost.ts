/** Where a link led nowhere, or to a table that is no more. */

export const TITLE = "Lost in the rough";
export const NOTHING_HERE = "There is nothing at this address. The fairway is that way.";
export const TO_TABLES = "To your tables";
export const LOST_ITS_END = "The link may have lost its end on the way.";

export const NO_TABLE = "No such table";
export const ASK_AGAIN = `${LOST_ITS_END} Ask for it once more, and open it whole.`;
export const NOT_SHOWN = "This table cannot be shown";

export const NO_COURSE = "No such course";
export const NO_GAME = "No such game";
export const NO_GAME_MORE = "The club does not play that one.";
