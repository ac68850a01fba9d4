/** German: the offer of notifications. */

export const QUESTION = "Benachrichtigen, wenn du dran bist?";
export const WHY = "Höchstens eine Benachrichtigung pro Tisch, bis du nachsiehst.";
export const NOW = "jetzt";
export const turnAt = (place: string) => `Du bist am Zug: ${place}`;
export const turnIn = (game: string) => `Du bist am Zug: ${game}`;
export const played = (name: string) => `${name} hat gespielt.`;
export const looksLike = (title: string, body: string) => `So sieht sie aus. ${title}. ${body}`;
export const YES = "Ja, gern";
export const NOT_NOW = "Jetzt nicht";
export const KEEP_SEAT = "Handy verloren? Zugang sichern";
