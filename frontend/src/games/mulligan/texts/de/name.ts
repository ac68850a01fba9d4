/** German: what the game is called. */

export const name = "MULLIGAN";
export const short = "MULLIGAN";
/** On its tile, where capitals would have no room. */
export const tile = "Mulligan";
export const tagline = "Plane deinen Schlag. Störe die anderen.";
