/** What the game is called. */

export const name = "Mulligan";
export const short = "Mulligan";
export const tagline = "Plan your shot. Spoil theirs.";
