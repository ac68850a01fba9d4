/** German: a webhook, a player's or a table's. */

export const ADDRESS = "Webhook-URL";
export const SAVE = "Webhook speichern";
export const leadsTo = (host: string) => `Benachrichtigungen gehen an ${host}.`;
export const off = (host: string) =>
  `${host} hat zehn Benachrichtigungen nacheinander abgelehnt und bekommt keine mehr. Gib die URL noch einmal ein, damit es weitergeht.`;
export const REMOVE = "Entfernen";
export const SAVED = "Von jetzt an gehen Benachrichtigungen dorthin.";
export const REMOVED = "Dorthin gehen keine Benachrichtigungen mehr.";

export const TABLES_TITLE = "Kanal benachrichtigen";
export const TABLES_MORE =
  "Mit einem Webhook erfährt ein Kanal von Discord oder Slack, wer an diesem Tisch am Zug ist.";
