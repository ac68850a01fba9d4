/** German: a finished game, step by step. */

export const REPLAY = "Rückblick";
export const WHERE = "Wo im Spiel";
export const step = (at: number, of: number) => `Schritt\u00a0${at} von\u00a0${of}`;
export const BACK = "Einen zurück";
export const ON = "Einen weiter";
export const PLAY = "Abspielen";
export const PAUSE = "Anhalten";
export const AGAIN = "Noch einmal";
export const LOST = "Keine Verbindung. Neuer Versuch läuft.";
