/** The offer of Keep my seat, made once, after the first turn. */

export const WHY = "Your seat is only on this phone.";
export const KEEP_SEAT = "Keep my seat";
export const NOT_NOW = "Not now";
