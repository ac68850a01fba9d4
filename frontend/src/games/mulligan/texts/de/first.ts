/** German: what the rules page says of a first hole with the coach. */

export const PLAY = "Ein erstes Loch mit dem Coach spielen";
export const AGAINST = "Gegen einen Bot. Nichts ist gesperrt, und du kannst jederzeit aufhören zuzuhören.";
/** To who has no name yet. */
export const NAMELESS = "Erst ein Name, damit der Bot dich kennt.";
export const BEGIN = "Mit dem Coach abschlagen";
