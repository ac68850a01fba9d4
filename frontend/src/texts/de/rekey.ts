/** German: changing a key that somebody may know. */

import { listWords, plural } from "./words.ts";

export const TITLE = "Jemand kennt vielleicht meinen Schlüssel";
export const WHY =
  "Wer deinen eigenen Link hat oder gesehen hat, kann für dich spielen und sieht deine Karten. Ein neuer Schlüssel beendet das: Dieses Handy zieht einen, und deine Plätze und Ergebnisse bleiben deine.";
export const AFTER = "Dein alter Link gilt dann nicht mehr, und deine anderen Handys brauchen den neuen.";
export const CHANGE = "Schlüssel tauschen";
export const LEAVE = "Alles lassen, wie es ist";

export const CHANGED = "Du hast einen neuen Schlüssel";
export const KEEP_NEW_LINK = "Sichere deinen neuen Link: Der alte gilt nicht mehr.";
export const DONE = "Später";

export const CHANGED_ELSEWHERE = "Dein Schlüssel wurde getauscht";
export const MOVE_IS_SAVED = "Dein Zug ist gespeichert. Er geht hinaus, sobald dieses Handy den neuen Schlüssel hat.";
export const OWN_PAGE = "Deine eigene Seite";

/** Browsers other than this one, and where the webhook leads, if there is one. */
export const stillTold = (browsers: number, host: string | null) =>
  `Dass du am Zug bist, hören noch: ${listWords([...(browsers ? [plural(browsers, "ein anderer Browser", "andere Browser")] : []), ...(host ? [`ein Webhook bei ${host}`] : [])])}. Wer deinen Schlüssel kannte, kann seine eigenen eingetragen haben.`;
export const TELL_NONE = "Keinem davon mehr";
export const TOLD_NONE = "Sonst hört es jetzt niemand mehr.";
