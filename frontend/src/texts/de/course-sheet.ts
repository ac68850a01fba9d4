/** German: choosing a course for a table. */

export const WHERE_TO = "Golfplatz wählen";
export const MAKE_COURSE = "Golfplatz anlegen";
