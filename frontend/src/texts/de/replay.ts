/** German: a game, step by step. */

export const REPLAY = "Rückblick";
export const WHERE = "Wo im Spiel";
export const step = (at: number, of: number, words: string) => `Schritt\u00a0${at} von\u00a0${of}. ${words}`.trim();
export const BACK = "Schritt zurück";
export const ON = "Schritt vor";
export const PLAY = "Abspielen";
export const PAUSE = "Anhalten";
export const AGAIN = "Noch einmal";
export const LOST = "Keine Verbindung. Neuer Versuch läuft.";
export const pace = (pace: number) => `${pace}×`;
export const paceLabel = (pace: number) => `Tempo: ${pace}-fach`;
export const LIST = "Verlauf";
export const WHOSE = "Wessen Sicht";
export const ALL_OPEN = "Alles offen";
export const asSeen = (name: string) => `Sicht von ${name}`;
export const SHARE = "Diesen Moment teilen";
export const MOMENT = "Ein Moment im Mulligan Club";
