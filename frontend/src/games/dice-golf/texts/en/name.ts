/** What the game is called. */

export const name = "Dice golf";
export const short = "Dice golf";
/** On its tile, where it may part. */
export const tile = short;
export const tagline = "Keep the roll, or take a mulligan.";
