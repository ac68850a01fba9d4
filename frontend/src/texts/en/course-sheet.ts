/** Choosing a course for a table. */

export const WHERE_TO = "Where to?";
export const MAKE_COURSE = "Make a course";
