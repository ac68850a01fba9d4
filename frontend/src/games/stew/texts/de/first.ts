/** German: what the rules page says of a first table with the coach. */

export const PLAY = "Einen ersten Tisch mit dem Coach spielen";
export const AGAINST =
  "Gegen zwei Bots, ohne Spezialitäten. Nichts ist gesperrt, und du kannst jederzeit aufhören zuzuhören.";
/** To who has no name yet. */
export const NAMELESS = "Erst ein Name, damit die Bots dich kennen.";
export const BEGIN = "In die Küche";
