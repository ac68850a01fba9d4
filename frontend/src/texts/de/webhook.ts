/** German: a webhook, a player's or a table's. */

export const ADDRESS = "Adresse des Webhooks";
export const SAVE = "Dorthin schicken";
export const leadsTo = (host: string) => `Nachrichten gehen an ${host}.`;
export const off = (host: string) =>
  `${host} hat zehn Nachrichten nacheinander nicht angenommen und bekommt keine mehr. Gib die Adresse noch einmal ein, damit es weitergeht.`;
export const TAKE_AWAY = "Wegnehmen";
export const SAVED = "Von jetzt an gehen Nachrichten dorthin.";
export const TAKEN_AWAY = "Dorthin gehen keine Nachrichten mehr.";

export const TABLES_TITLE = "In einen Kanal melden";
export const TABLES_MORE =
  "Ein Kanal von Discord oder Slack kann erfahren, wer an diesem Tisch dran ist. Das macht die Adresse seines Webhooks.";
