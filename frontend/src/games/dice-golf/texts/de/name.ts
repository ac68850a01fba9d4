/** German: what the game is called. */

export const name = "Würfelgolf";
export const short = "Würfelgolf";
/** On its tile, where it may part. */
export const tile = "Würfel\u00adgolf";
export const tagline = "Behalt den Wurf, oder nimm einen Mulligan.";
