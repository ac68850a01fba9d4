/** The score file and shared results. */

export const RECORD_KEPT = "Score file downloaded: every move, to study or score again.";
export const RECORD_TOO_LONG = "This game is too long for a score file. The replay shows all of it.";
export const sharedTitle = (title: string) => `${title} · Mulligan Club`;
export const shared = (title: string, line: string) => `${title}. ${line}`.trim();
