/** German: what the game is called. */

export const name = "Der Tauschring";
export const short = "Tauschring";
export const tagline = "Eine Karte raus, eine Karte rein.";
