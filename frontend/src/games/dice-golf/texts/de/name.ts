/** German: what the game is called. */

export const name = "Würfelgolf";
export const short = "Würfelgolf";
export const tagline = "Behalt den Wurf, oder nimm einen Mulligan.";
