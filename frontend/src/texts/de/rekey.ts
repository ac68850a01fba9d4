/** German: changing a key that somebody may know. */

import { capital, listWords, plural } from "./words.ts";

export const TITLE = "Jemand kennt vielleicht meinen Schlüssel";
export const WHY =
  "Wer deinen eigenen Link hat oder gesehen hat, kann für dich spielen und sieht deine Karten. Ein neuer Schlüssel beendet das: Dieses Handy zieht einen, und deine Plätze und Ergebnisse kommen mit.";
export const AFTER = "Der alte Link öffnet dann nichts mehr, und deine anderen Handys brauchen den neuen.";
export const CHANGE = "Schlüssel tauschen";
export const LEAVE = "Alles lassen, wie es ist";
const tables = (n: number) => capital(plural(n, "ein Tisch", "Tische"));
const came = (n: number) => (n === 1 ? "ist" : "sind");
export const doing = (n: number) => `Einen Moment. ${tables(n)} ${came(n)} bisher mitgekommen.`;

export const CHANGED = "Du hast einen neuen Schlüssel";
export const followed = (n: number) => `${tables(n)} ${came(n)} mitgekommen.`;
export const KEEP_ANEW = "Sichere deinen Platz neu: Der Link von vorher öffnet nichts mehr.";
export const DONE = "Später";

/** Browsers other than this one, and where the webhook leads, if there is one. */
export const stillTold = (browsers: number, host: string | null) =>
  `Dass du am Zug bist, hören noch: ${listWords([...(browsers ? [plural(browsers, "ein anderer Browser", "andere Browser")] : []), ...(host ? [`ein Webhook bei ${host}`] : [])])}. Wer deinen Schlüssel kannte, kann seine eigenen eingetragen haben.`;
export const TELL_NONE = "Keinem davon mehr";
export const TOLD_NONE = "Sonst hört es jetzt niemand mehr.";
