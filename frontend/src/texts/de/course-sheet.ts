/** German: choosing a course for a table. */

export const WHERE_TO = "Wohin?";
export const MAKE_COURSE = "Golfplatz anlegen";
