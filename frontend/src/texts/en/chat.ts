/** A table's chat. */

export const TALK = "Chat";
export const ONE_TAP = "Quick replies";
export const NOTHING = "No messages yet.";
export const MESSAGES = "Messages";
export const SAY = "Write a message";
export const SEND = "Send";
