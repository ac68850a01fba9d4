/** German: an invitation to take a seat. */

export const savedYou = (host: string) => `${host} hält dir einen Platz frei`;
export const YOUR_SEAT = "Dein Platz";
export const YOUR_NAME = "Dein Name";
export const TAKE = "Platz nehmen";
export const WATCH = "Nur zuschauen";
export const UNDER_WAY = "Das Spiel läuft schon. Bisher hat hier ein Bot gespielt; du machst weiter.";
/** For those who have never played the game. */
export const HOW = "So geht’s";
export const callMe = (name: string) => `Als „${name}“ mitspielen`;
export const NAMELESS = "Gib einen Namen ein, damit man dich erkennt.";
