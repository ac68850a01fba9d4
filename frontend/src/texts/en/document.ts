/** What the document tells of the page, and what a phone tells of it as an app; written in by the build. */

export const SHORT = "Golf for the table, played by a link.";
export const DESCRIPTION = "Golf for the table, played by a link. No sign-up, no app.";
