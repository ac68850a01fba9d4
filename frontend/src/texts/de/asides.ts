/** German: what happens beside the game, at any table: absences, pauses, nudges. */

import { accusative, belonging, verb } from "./who.ts";

export { YOU } from "./who.ts";

export const away = (who: string, until: string) => `${verb(who, "bist", "ist")} bis ${until} nicht da.`;
export const here = (who: string) => `${verb(who, "bist", "ist")} wieder da.`;
export const pauseAsked = (who: string) => `${verb(who, "bittest", "bittet")} um eine Pause.`;
export const pauseAgreed = (who: string) => `${verb(who, "bist", "ist")} mit der Pause einverstanden.`;
/** Also of who takes back what they asked for. */
export const pauseDeclined = (who: string) => `${verb(who, "willst", "will")} ohne Pause weiterspielen.`;
export const PAUSED = "Alle sind einverstanden: Der Tisch macht Pause.";
export const resumed = (who: string) => `${verb(who, "beendest", "beendet")} die Pause.`;
export const nudged = (who: string, to: string) =>
  `${verb(who, "stupst", "stupst")} ${accusative(to)} an: Es ist Zeit für den Zug.`;
export const released = (who: string) => `${belonging(who, "Dein Platz", "Der Platz")} ist wieder zu haben.`;
export const releasedLater = (who: string, until: string) =>
  `${belonging(who, "Dein Platz", "Der Platz")} ist ab ${until} wieder zu haben.`;
/** `before`: who sat there. */
export const tookOver = (who: string, before: string) =>
  `${verb(who, "übernimmst", "übernimmt")} den Platz von ${before}.`;
/** When a game has ended here. */
export const SEE_RESULT = "Zum Ergebnis";
