/** German: days, and clocks before they run. */

/** How days and hours of the day are written. */
export const LOCALE = "de-DE";
export const NO_CLOCK = "ohne Limit";
export const TODAY = "heute";
export const YESTERDAY = "gestern";
