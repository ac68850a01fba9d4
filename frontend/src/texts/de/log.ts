/** German: the log, line by line. */

export const PLAYED = "Verlauf";
export const BEFORE = "Vor dem Spiel";
export const NOTHING = "Noch keine Züge.";
export const UNTOLD = "Dieses Spiel hat keinen Verlauf.";
export const EARLIER = "Frühere Züge";
