/** German: what the game is called. */

export const name = "Der Tauschring";
export const short = "Tauschring";
/** On its tile, where it may part. */
export const tile = "Tausch\u00adring";
export const tagline = "Eine Karte raus, eine Karte rein.";
