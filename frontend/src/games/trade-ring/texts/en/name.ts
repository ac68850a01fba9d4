/** What the game is called. */

export const name = "The Trading Ring";
export const short = "Trading Ring";
export const tagline = "One card out, one card in.";
