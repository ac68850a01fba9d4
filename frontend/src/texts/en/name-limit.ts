/** Below a name's input field. */

export const full = (most: number) => `${most} characters: that’s the limit.`;
export const over = (count: number, most: number) => `${count} characters, but ${most} is the limit.`;
export const PARTS = "Too long: parts of emoji and accents count too.";
