/** The game's name. */

export const name = "MULLIGAN";
export const short = "MULLIGAN";
/** On its tile, where capitals do not fit. */
export const tile = "Mulligan";
export const tagline = "Plan your shot. Spoil theirs.";
