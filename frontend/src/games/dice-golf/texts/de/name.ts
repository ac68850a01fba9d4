/** German: the game's name. */

export const name = "Würfelgolf";
export const short = "Würfelgolf";
/** On its tile, with possible breaks. */
export const tile = "Würfel\u00adgolf";
export const tagline = "Behalt den Wurf, oder nimm einen Mulligan.";
