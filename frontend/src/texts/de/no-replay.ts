/** German: a table without a replay. */

export const NO_REPLAY = "Hier gibt es keinen Rückblick";
