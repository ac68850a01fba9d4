/** German: a key that came in a link, opened or pasted. */

import { plural } from "./words.ts";

export const TITLE = "Diesen privaten Link verwenden?";
/** `name`: null if it is unknown. Their tables follow. */
export const playsAs = (name: string | null) =>
  `Das ist ein privater Link. Damit spielt dieses Handy ${name ? `als ${name}` : "als jemand anderes"}:`;
export const AND_MORE = "Und an weiteren Tischen.";
export const ONLY_YOUR_OWN =
  "Mach nur weiter, wenn er von dir ist, aus „Zugang sichern“. Wer ihn sonst noch hat, sieht deine Karten und kann für dich spielen.";
export const NO_TABLES =
  "Dieser private Link gehört zu jemandem ohne Tisch. Mach nur weiter, wenn er von dir ist: Wer ihn sonst noch hat, sähe deine Karten an jedem Tisch.";
/** `more`: there are more tables than `tables`. */
export const leavesBehind = (name: string | null, tables: number, more: boolean) =>
  `Jetzt spielt dieses Handy ${name ? `als ${name} ` : ""}an ${more ? "mehr als " : ""}${plural(tables, "einem Tisch", "Tischen")}. Nach dem Wechsel holt das nur dein jetziger privater Link zurück.`;
export const KEEP_FIRST = "Erst diesen Link sichern";
export const REFUSING =
  "Bleibst du, wer du bist, oder schließt du das hier, wird der Schlüssel verworfen, und nichts ändert sich.";
export const take = (name: string | null) => (name ? `Als ${name} spielen` : "Mit diesem Link spielen");
export const STAY = "Bleiben, wer ich bin";

export const WITH_INVITATION = "Mit dieser Einladung kam ein Schlüssel";
export const NOT_TAKEN =
  "Eine Einladung braucht keinen Schlüssel. Mit diesem hier könnte, wer ihn geschickt hat, deine Karten sehen und für dich spielen. Darum haben wir ihn verworfen. Die Einladung gilt weiter.";
export const GO_ON = "Als ich selbst weiter";

export const OUT_OF_DATE = "Dieser Link gilt nicht mehr";
export const OUT_OF_DATE_MORE =
  "Sein Schlüssel wurde gewechselt. Kopiere den Link noch einmal, aus „Zugang sichern“ auf dem Handy mit dem neuen Schlüssel. Hier hat sich nichts geändert.";

export const UNREADABLE = "Dieser private Link ist nicht lesbar";
export const UNREADABLE_MORE =
  "Ein Zeichen fehlt oder ist zu viel. Kopiere ihn noch einmal ganz, aus „Zugang sichern“ auf dem Handy, auf dem du spielst. Hier hat sich nichts geändert.";
