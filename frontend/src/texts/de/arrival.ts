/** German: a key came from elsewhere: in a link that was opened or pasted. */

import { plural } from "./words.ts";

export const TITLE = "Als jemand anderes spielen?";
/** `name`: null where nobody says what they are called. Their tables follow. */
export const playsAs = (name: string | null) =>
  `In diesem Link steckt der Schlüssel von jemandem. Damit spielt dieses Handy ${name ? `als ${name}` : "an deren Stelle"}:`;
export const AND_MORE = "Und an weiteren Tischen.";
export const ONLY_YOUR_OWN =
  "Mach nur weiter, wenn das dein eigener Link ist, aus „Platz sichern“. Wer ihn sonst noch hat, sieht deine Karten und kann für dich spielen.";
export const NO_TABLES =
  "In diesem Link steckt der Schlüssel von jemandem, der an keinem Tisch sitzt. Mach nur weiter, wenn der Link von dir ist: Wer ihn sonst noch hat, sähe deine Karten, wo immer du dich hinsetzt.";
/** `more`: there are more tables than that. */
export const leavesBehind = (name: string | null, tables: number, more: boolean) =>
  `Jetzt spielt dieses Handy ${name ? `als ${name} ` : ""}an ${more ? "mehr als " : ""}${plural(tables, "einem Tisch", "Tischen")}. Das ginge hier verloren: Nur dessen eigener Link holt es zurück.`;
export const KEEP_FIRST = "Erst diesen Link sichern";
export const REFUSING =
  "Bleib, wer du bist, oder schließ das hier, und der Schlüssel ist weg: Hier ändert sich nichts.";
export const take = (name: string | null) => (name ? `Als ${name} spielen` : "Mit diesem Link spielen");
export const STAY = "Bleiben, wer ich bin";

export const WITH_INVITATION = "Mit dieser Einladung kam ein Schlüssel";
export const NOT_TAKEN =
  "Eine Einladung braucht keinen Schlüssel. Mit diesem sähe, wer ihn geschickt hat, deine Karten und könnte für dich spielen. Darum wurde er nicht genommen: Du bist, wer du warst, und die Einladung gilt.";
export const GO_ON = "Als ich selbst weiter";

export const OUT_OF_DATE = "Dieser Link gilt nicht mehr";
export const OUT_OF_DATE_MORE =
  "Sein Schlüssel wurde gegen einen neuen getauscht. Kopier den Link noch einmal, aus „Platz sichern“ auf dem Handy, das den neuen Schlüssel hat. Hier hat sich nichts geändert.";

export const UNREADABLE = "Dieser Schlüssel ist nicht lesbar";
export const UNREADABLE_MORE =
  "Am Link fehlt ein Zeichen, oder es ist eins zu viel. Kopier ihn noch einmal ganz, aus „Platz sichern“ auf dem Handy, auf dem du spielst. Hier hat sich nichts geändert.";
