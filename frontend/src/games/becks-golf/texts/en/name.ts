/** The game's name. */

export const name = "Grandpa Beck’s Golf";
export const short = "Beck’s Golf";
export const tagline = "Nine cards, three in a row.";
