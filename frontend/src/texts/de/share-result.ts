/** German: the score file and shared results. */

export const RECORD_KEPT = "Das Protokoll liegt bei deinen Downloads: jeder Zug, zum Auswerten oder Nachrechnen.";
export const RECORD_TOO_LONG = "Dieses Spiel ist zu lang für ein Protokoll. Der Rückblick zeigt alles.";
export const sharedTitle = (title: string) => `${title} · Mulligan Club`;
export const shared = (title: string, line: string) => `${title}. ${line}`.trim();
