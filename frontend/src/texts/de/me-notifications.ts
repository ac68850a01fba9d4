/** German: the player's notification settings. */

import { capital, numberWord } from "./words.ts";

export const TITLE = "Wenn du dran bist";
export const HERE = "Auf diesem Handy benachrichtigen";
export const HERE_MORE =
  "Eine Benachrichtigung pro Tisch und eine, bevor deine Zeit abläuft. Danach keine, bis du nachsiehst.";
export const NOT_HERE =
  "Dieser Browser kann keine Benachrichtigungen zeigen. Discord oder Slack können es, siehe unten.";
export const others = (n: number) =>
  n === 1
    ? "Ein anderer Browser von dir wird auch benachrichtigt."
    : `${capital(numberWord(n))} andere Browser von dir werden auch benachrichtigt.`;
export const FORGET_OTHERS = "Nur noch hier";
export const FORGET_ALL = "Nirgends mehr";
/** When nothing is sent. */
export const AS_NIGHT = "Zur Nachtruhe";
export const OTHER_HOURS = "Andere Zeiten";
export const NEVER = "Nie";
export const QUIET_MORE = "Was währenddessen ankommt, erfährst du danach.";
export const NIGHT_UNSAID =
  "Unter „Deine Zeit“ steht keine Nachtruhe, also können Benachrichtigungen jederzeit kommen.";
export const AT_ANY_HOUR = "Benachrichtigungen können jederzeit kommen.";
export const inTimeOf = (city: string) => `Ortszeit ${city}.`;
export const ELSEWHERE = "In Discord oder Slack";
export const ELSEWHERE_MORE =
  "Ein Webhook schickt dieselben Benachrichtigungen dorthin. In Discord: Kanal bearbeiten, Integrationen, Webhooks, Webhook-URL kopieren. In Slack: eine App mit Incoming Webhooks.";
export const DID_NOT_COME = "Deine Einstellungen ließen sich nicht laden. Versuch es gleich noch einmal.";
