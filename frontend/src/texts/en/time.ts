/** Times and clocks. */

/** How days and hours of the day are written. */
export const LOCALE = "en-GB";
export const UNDER_A_MINUTE = "under a minute";
export const minutes = (n: number) => `${n} min`;
export const hours = (n: number) => `${n} h`;
export const days = (n: number) => (n === 1 ? "1 day" : `${n} days`);
export const NO_CLOCK = "none";
export const TODAY = "today";
export const YESTERDAY = "yesterday";
/** After a time that runs: "3 h left". */
export const LEFT = "left";
