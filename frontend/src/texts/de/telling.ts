/** German: being told on this phone, and when not. */

export const WILL_TELL = "Wir sagen dir Bescheid, wenn du dran bist.";
export const DENIED = "Dieser Browser zeigt keine Nachrichten vom Club. Nur seine eigenen Einstellungen ändern das.";
export const DID_NOT_WORK = "Dieser Browser konnte das nicht einrichten. Versuch es gleich noch einmal.";
export const TO_HOME_SCREEN =
  "Damit wir dir sagen können, dass du dran bist, leg den Club auf deinen Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.";
export const SEATS_TO_HOME_SCREEN =
  "Dort beginnt er mit einem eigenen Gedächtnis: Kopier vorher deinen eigenen Link und füg ihn dort unter „Kommst du von einem anderen Handy?“ ein.";

export const QUIET = "Ruhe, wenn du schläfst";
export const CHANGE = "Ändern";
export const quietFrom = (begins: string, ends: string) => `Ruhe von ${begins} bis ${ends}`;
