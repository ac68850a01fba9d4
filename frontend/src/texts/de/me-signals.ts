/** German: how a player is told that a table waits: the settings. */

import { capital, numberWord } from "./words.ts";

export const TITLE = "Wenn du dran bist";
export const HERE = "Auf diesem Handy";
export const HERE_MORE =
  "Eine Nachricht für jeden Tisch, und noch eine, bevor deine Zeit abläuft. Dann nichts, bis du nachgesehen hast.";
export const NOT_HERE = "Dieser Browser kann keine Nachrichten zeigen. Discord oder Slack können es, siehe unten.";
export const others = (n: number) =>
  n === 1
    ? "Ein anderer Browser von dir bekommt sie auch."
    : `${capital(numberWord(n))} andere Browser von dir bekommen sie auch.`;
export const FORGET_OTHERS = "Nur noch diesem";
export const FORGET_ALL = "Keinem mehr";
/** The hours in which nothing is sent. */
export const AS_NIGHT = "In meiner Nacht";
export const OTHER_HOURS = "Andere Zeiten";
export const NEVER = "Nie";
export const QUIET_MORE = "Was bis dahin wartet, erfährst du danach.";
export const NIGHT_UNSAID = "Unter „Deine Zeit“ stehen keine Nächte, also können Nachrichten zu jeder Stunde kommen.";
export const AT_ANY_HOUR = "Nachrichten können zu jeder Stunde kommen.";
export const byClocksOf = (city: string) => `Ortszeit ${city}.`;
export const ELSEWHERE = "In Discord oder Slack";
export const ELSEWHERE_MORE =
  "Ein Webhook bringt dieselben Nachrichten dorthin. In Discord: Kanal bearbeiten, Integrationen, Webhooks, Webhook-URL kopieren. In Slack: eine App mit Incoming Webhooks.";
export const DID_NOT_COME = "Deine Einstellungen ließen sich nicht laden. Versuch es gleich noch einmal.";
