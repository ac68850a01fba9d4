/** The offer of a first hole with the coach, on the rules page. */

export const PLAY = "Play your first hole with the coach";
export const AGAINST = "Against one bot. You can play any move, and stop the coach at any time.";
/** To players without a name. */
export const NAMELESS = "Add a name so the bot knows it’s you.";
export const BEGIN = "Tee off with the coach";
