/** What was played, line by line. */

export const PLAYED = "What was played";
export const BEFORE = "Before the game";
export const NOTHING = "Nothing was played yet.";
export const UNTOLD = "This game does not tell what was played.";
export const EARLIER = "What was played before";
