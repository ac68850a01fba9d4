/** German: what the rules page says of a first hole with the coach. */

export const PLAY = "Dein erstes Loch mit dem Coach spielen";
export const AGAINST = "Gegen einen Bot. Nichts ist gesperrt, und du kannst den Coach jederzeit abschalten.";
/** To who has no name yet. */
export const NAMELESS = "Gib einen Namen ein, damit der Bot dich kennt.";
export const BEGIN = "Mit dem Coach abschlagen";
