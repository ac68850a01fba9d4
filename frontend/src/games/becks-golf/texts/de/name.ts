/** German: the game's name. */

export const name = "Grandpa Beck’s Golf";
export const short = "Beck’s Golf";
export const tagline = "Neun Karten, drei in einer Reihe.";
