/** What the game is called. */

export const name = "Dice golf";
export const short = "Dice golf";
export const tagline = "Keep the roll, or take a mulligan.";
