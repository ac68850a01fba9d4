/** A move that is held back for some seconds. */

export const HELD = "Sending in five seconds.";
export const UNDO = "Undo";
