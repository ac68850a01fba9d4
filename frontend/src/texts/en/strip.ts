/** What stands above a table that a bot plays for one. */

export const BOT_PLAYS = "A bot is playing for you.";
export const I_AM_BACK = "I am back";
