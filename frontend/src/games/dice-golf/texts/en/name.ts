/** What the game is called. */

export const name = "Dice Golf";
export const short = "Dice Golf";
/** On its tile, where it may part. */
export const tile = short;
export const tagline = "Keep the roll, or take a mulligan.";
