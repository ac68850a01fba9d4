/** German: the game's name. */

export const name = "Der Tauschring";
export const short = "Tauschring";
/** On its tile, with possible breaks. */
export const tile = "Tausch\u00adring";
export const tagline = "Eine Karte raus, eine Karte rein.";
