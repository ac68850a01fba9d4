/** What is said at a table: beside it, and in its sheet. */

export const TALK = "Talk";
export const ONE_TAP = "Say with one tap";
export const NOTHING = "Nothing was said yet.";
export const MESSAGES = "Messages";
export const SAY = "Say something";
export const SEND = "Send";
