/** On the rules page: a first table with the coach. */

export const PLAY = "Play your first table with the coach";
export const AGAINST = "Against two bots, without specialties. You can play any move, and stop the coach at any time.";
/** To a player without a name. */
export const NAMELESS = "Add a name so the bots know it’s you.";
export const BEGIN = "Start cooking";
