/** What the rules page says of a first table with the coach. */

export const PLAY = "Play a first table with the coach";
export const AGAINST =
  "Against two bots, without specialties. Nothing is locked, and you may stop listening at any time.";
/** To who has no name yet. */
export const NAMELESS = "First a name, so that the bots know you.";
export const BEGIN = "Into the kitchen";
