/** Unter dem Feld für einen Namen. */

export const full = (most: number) => `${most} Zeichen: Mehr geht nicht.`;
export const over = (count: number, most: number) => `${count} Zeichen, erlaubt sind höchstens ${most}.`;
export const PARTS = "Zu lang: Auch die Teile von Emojis und die Zeichen an Buchstaben zählen.";
