/** The game's name. */

export const name = "Lone Number";
export const short = "Lone Number";
export const tagline = "The highest number nobody else has.";
