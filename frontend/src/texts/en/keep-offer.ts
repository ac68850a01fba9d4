/** What is said once, after the first turn. */

export const WHY = "Only this phone can play your seat. With your own link you can play on from any other.";
export const KEEP_SEAT = "Keep my seat";
export const NOT_NOW = "Not now";
