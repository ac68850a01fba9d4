/** German: whether a player wants to be told when it is their turn. */

export const QUESTION = "Benachrichtigen, wenn du dran bist?";
export const WHY = "Höchstens eine Benachrichtigung pro Tisch, bis du nachsiehst.";
export const NOW = "jetzt";
export const turnAt = (place: string) => `Du bist dran: ${place}`;
export const turnIn = (game: string) => `Du bist dran: ${game}`;
export const played = (name: string) => `${name} hat gespielt.`;
export const looksLike = (title: string, body: string) => `So sieht sie aus. ${title}. ${body}`;
export const YES = "Ja, gern";
export const NOT_NOW = "Jetzt nicht";
export const KEEP_SEAT = "Handy weg, Platz gesichert";
