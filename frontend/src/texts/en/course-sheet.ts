/** Choosing a course for a table. */

export const WHERE_TO = "Choose a course";
export const MAKE_COURSE = "Add a course";
