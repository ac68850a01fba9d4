/** German: notifications on this phone, and quiet hours. */

export const WILL_TELL = "Wir benachrichtigen dich, wenn du dran bist.";
export const DENIED = "Dieser Browser blockiert Benachrichtigungen. Erlauben kannst du sie in seinen Einstellungen.";
export const DID_NOT_WORK = "Das Einschalten hat nicht geklappt. Versuch es gleich noch einmal.";
export const TO_HOME_SCREEN =
  "Für Benachrichtigungen lege den Club auf deinen Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.";
export const SEATS_TO_HOME_SCREEN =
  "Dort kennt dich der Club noch nicht: Kopiere deinen privaten Link, und füge ihn dort unter „Kommst du von einem anderen Handy?“ ein.";

export const QUIET = "Ruhezeit";
export const CHANGE = "Ändern";
export const quietFrom = (begins: string, ends: string) => `Ruhezeit von ${begins} bis ${ends}`;
