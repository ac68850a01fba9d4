/** A move that is held back for some seconds. */

export const HELD = "Goes out in five seconds.";
export const UNDO = "Undo";
