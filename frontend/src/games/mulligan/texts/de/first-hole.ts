/** German: what the rules page says of a first hole with the coach. */

export const PLAY = "Dein erstes Loch mit dem Coach spielen";
export const AGAINST = "Gegen einen Bot. Du kannst frei spielen und den Coach jederzeit beenden.";
/** To who has no name yet. */
export const NAMELESS = "Gib einen Namen ein, damit der Bot dich erkennt.";
export const BEGIN = "Mit dem Coach abschlagen";
