/** What goes along from a finished game. */

export const RECORD_KEPT =
  "The record is among your downloads: a file of every move, to keep, to analyse or to score again.";
/** What goes with a shared result. */
export const sharedTitle = (title: string) => `${title} · Mulligan Club`;
export const shared = (title: string, line: string) => `${title}. ${line}`.trim();
