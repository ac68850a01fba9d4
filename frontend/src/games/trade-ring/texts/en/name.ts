/** The game's name. */

export const name = "The Trading Ring";
export const short = "Trading Ring";
/** On its tile, with possible breaks. */
export const tile = short;
export const tagline = "One card out, one card in.";
