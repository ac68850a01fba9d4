/** What the rules page says of a first hole with the coach. */

export const PLAY = "Play your first hole with the coach";
export const AGAINST = "Against one bot. You can play any move, and stop the coach at any time.";
/** To who has no name yet. */
export const NAMELESS = "Add a name so the bot knows it’s you.";
export const BEGIN = "Tee off with the coach";
