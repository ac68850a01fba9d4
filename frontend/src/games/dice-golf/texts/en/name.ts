/** The game's name. */

export const name = "Dice Golf";
export const short = "Dice Golf";
/** On its tile, with possible breaks. */
export const tile = short;
export const tagline = "Keep the roll, or take a mulligan.";
