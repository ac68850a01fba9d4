/** German: somebody is asked to sit down. */

export const savedYou = (host: string) => `${host} hält dir einen Platz frei`;
export const YOUR_SEAT = "Dein Platz";
export const YOUR_NAME = "Dein Name";
export const TAKE = "Platz nehmen";
export const WATCH = "Nur zuschauen";
export const UNDER_WAY = "Das Spiel läuft schon. Ein Bot hat diesen Platz gehalten; du machst weiter, wo er steht.";
/** For who has never played the game. */
export const HOW = "So geht’s";
export const callMe = (name: string) => `Nennt mich „${name}“`;
export const NAMELESS = "Gib einen Namen ein, damit man dich erkennt.";
