/** What the game is called. */

export const name = "The Trading Ring";
export const short = "Trading Ring";
/** On its tile, where it may part. */
export const tile = short;
export const tagline = "One card out, one card in.";
