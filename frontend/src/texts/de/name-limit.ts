/** German: below a name's input field. */

export const full = (most: number) => `${most} Zeichen: Mehr geht nicht.`;
export const over = (count: number, most: number) => `${count} Zeichen, erlaubt sind höchstens ${most}.`;
export const PARTS = "Zu lang: Auch Teile von Emojis und Akzente zählen.";
