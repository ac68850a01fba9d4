/** A move that can be undone before it is sent. */

export const HELD = "Sending in five seconds.";
export const UNDO = "Undo";
