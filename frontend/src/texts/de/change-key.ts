/** German: changing a key that someone else may know. */

import { listWords, plural } from "./words.ts";

export const TITLE = "Jemand kennt vielleicht meinen Schlüssel";
export const WHY =
  "Wer deinen privaten Link gesehen hat, kann deine Karten sehen und für dich spielen. Ein neuer Schlüssel beendet das. Deine Plätze und Ergebnisse behältst du.";
export const AFTER = "Dein alter Link gilt dann nicht mehr, und deine anderen Handys brauchen den neuen.";
export const CHANGE = "Schlüssel wechseln";
export const LEAVE = "Abbrechen";

export const CHANGED = "Du hast einen neuen Schlüssel";
export const KEEP_NEW_LINK = "Sichere deinen neuen privaten Link. Der alte gilt nicht mehr.";
export const DONE = "Später";

export const CHANGED_ELSEWHERE = "Dein Schlüssel wurde gewechselt";
export const MOVE_IS_SAVED = "Dein Zug ist gespeichert. Er wird gesendet, sobald dieses Handy den neuen Schlüssel hat.";
export const OWN_PAGE = "Zu deiner Seite";

/** The number of other browsers, and the webhook's host, if there is one. */
export const stillTold = (browsers: number, host: string | null) =>
  `Benachrichtigt werden noch: ${listWords([...(browsers ? [plural(browsers, "ein anderer Browser", "andere Browser")] : []), ...(host ? [`ein Webhook bei ${host}`] : [])])}. Wer deinen Schlüssel kannte, kann seine eigenen eingetragen haben.`;
export const STOP_ALL = "Alle beenden";
export const STOPPED = "Sonst wird niemand mehr benachrichtigt.";
