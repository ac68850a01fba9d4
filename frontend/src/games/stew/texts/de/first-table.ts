/** German: on the rules page: a first table with the coach. */

export const PLAY = "Deinen ersten Tisch mit dem Coach spielen";
export const AGAINST = "Gegen zwei Bots, ohne Spezialitäten. Du kannst frei spielen und den Coach jederzeit beenden.";
/** To a player without a name. */
export const NAMELESS = "Gib einen Namen ein, damit die Bots dich erkennen.";
export const BEGIN = "Loskochen";
