/** German: what stands above a table that a bot plays for one. */

export const BOT_PLAYS = "Ein Bot spielt für dich.";
export const I_AM_BACK = "Bin wieder da";
