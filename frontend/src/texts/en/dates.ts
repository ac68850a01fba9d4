/** Days, and clocks before they run. */

/** How days and hours of the day are written. */
export const LOCALE = "en-GB";
export const NO_CLOCK = "none";
export const TODAY = "today";
export const YESTERDAY = "yesterday";
