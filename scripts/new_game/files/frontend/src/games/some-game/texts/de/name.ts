/** German: what the game is called. */

export const name = "Some Game";
export const short = "Some Game";
export const tagline = "Die höchste Zahl gewinnt.";
