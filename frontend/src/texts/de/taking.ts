/** German: what goes along from a finished game. */

export const RECORD_KEPT = "Das Protokoll liegt bei deinen Downloads: jeder Zug, zum Aufheben, Auswerten, Nachrechnen.";
export const RECORD_TOO_LONG = "Das Protokoll ist zu lang für eine Datei. Der Rückblick zeigt alles.";
/** What goes with a shared result. */
export const sharedTitle = (title: string) => `${title} · Mulligan Club`;
export const shared = (title: string, line: string) => `${title}. ${line}`.trim();
