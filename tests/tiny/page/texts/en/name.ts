/** What the game is called. */

export const name = "Lone Number";
export const short = "Lone Number";
export const tagline = "The highest number that is there once.";
