/** What goes along from a finished game. */

export const RECORD_KEPT =
  "The record is among your downloads: a file of every move, to keep, to analyse or to score again.";
export const RECORD_TOO_LONG = "The record of this game is too long for a file. The replay shows all of it.";
/** What goes with a shared result. */
export const sharedTitle = (title: string) => `${title} · Mulligan Club`;
export const shared = (title: string, line: string) => `${title}. ${line}`.trim();
