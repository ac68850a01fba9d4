/** German: the offer of a first hole with the coach, on the rules page. */

export const PLAY = "Dein erstes Loch mit dem Coach spielen";
export const AGAINST = "Gegen einen Bot. Du kannst frei spielen und den Coach jederzeit beenden.";
/** To players without a name. */
export const NAMELESS = "Gib einen Namen ein, damit der Bot dich erkennt.";
export const BEGIN = "Mit dem Coach abschlagen";
