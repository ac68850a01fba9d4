/** German: what the document tells of the page, and what a phone tells of it as an app. */

export const SHORT = "Golf am Tisch, gespielt über einen Link.";
export const DESCRIPTION = "Golf am Tisch, gespielt über einen Link. Ohne Anmeldung, ohne App.";
