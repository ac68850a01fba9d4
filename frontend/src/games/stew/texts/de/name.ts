/** German: the game's name. */

export const name = "Mulligan Stew";
export const short = "Mulligan Stew";
export const tagline = "Koche, was die Hoheiten bestellen.";
