/** German: the game's name. */

export const name = "MULLIGAN";
export const short = "MULLIGAN";
/** On its tile, where capitals do not fit. */
export const tile = "Mulligan";
export const tagline = "Plane deinen Schlag. Störe die anderen.";
