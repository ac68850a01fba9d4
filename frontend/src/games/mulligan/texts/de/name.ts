/** German: what the game is called. */

export const name = "Mulligan";
export const short = "Mulligan";
export const tagline = "Plane deinen Schlag. Verdirb die der anderen.";
