/** German: absences, pauses, nudges and seats that change hands, at any table. */

import { accusative, belonging, verb } from "./who.ts";

export { YOU } from "./who.ts";

export const away = (who: string, until: string) => `${verb(who, "bist", "ist")} bis ${until} nicht da.`;
export const here = (who: string) => `${verb(who, "bist", "ist")} wieder da.`;
export const pauseAsked = (who: string) => `${verb(who, "schlägst", "schlägt")} eine Pause vor.`;
export const pauseAgreed = (who: string) => `${verb(who, "stimmst", "stimmt")} der Pause zu.`;
/** Also when a player withdraws their own request. */
export const pauseDeclined = (who: string) => `${verb(who, "willst", "will")} ohne Pause weiterspielen.`;
export const PAUSED = "Alle haben zugestimmt. Das Spiel macht Pause.";
export const resumed = (who: string) => `${verb(who, "beendest", "beendet")} die Pause.`;
export const nudged = (who: string, to: string) =>
  `${verb(who, "stupst", "stupst")} ${accusative(to)} an: Es ist Zeit für den Zug.`;
export const released = (who: string) => `${belonging(who, "Dein Platz", "Der Platz")} kann übernommen werden.`;
export const releasedLater = (who: string, until: string) =>
  `${belonging(who, "Dein Platz", "Der Platz")} kann ab ${until} übernommen werden.`;
/** `before`: who sat there. */
export const tookOver = (who: string, before: string) =>
  `${verb(who, "übernimmst", "übernimmt")} den Platz von ${before}.`;
/** After the game has ended on this page. */
export const SEE_RESULT = "Zum Ergebnis";
