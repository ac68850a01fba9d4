/** What the rules page says of a first hole with the coach. */

export const PLAY = "Play a first hole with the coach";
export const AGAINST = "Against one bot. Nothing is locked, and you may stop listening at any time.";
/** To who has no name yet. */
export const NAMELESS = "First a name, so that the bot knows you.";
export const BEGIN = "Tee off with the coach";
