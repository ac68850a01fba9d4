/** The log, line by line. */

export const PLAYED = "Log";
export const BEFORE = "Before the game";
export const NOTHING = "No moves yet.";
export const UNTOLD = "This game has no log.";
export const EARLIER = "Earlier moves";
