/** What is said once, after the first turn. */

export const WHY = "Only this phone can play your seat.";
export const KEEP_SEAT = "Keep my seat";
export const NOT_NOW = "Not now";
