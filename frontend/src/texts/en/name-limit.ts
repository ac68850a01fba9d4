/** Below the field of a name. */

export const full = (most: number) => `${most} characters: that’s the limit.`;
export const over = (count: number, most: number) => `${count} characters, but ${most} is the limit.`;
export const PARTS = "Too long: the parts of emoji and the marks on letters count too.";
