/** The game's name. */

export const name = "Mulligan Stew";
export const short = "Mulligan Stew";
export const tagline = "Cook what the royals order.";
