/** German: what was played, line by line. */

export const PLAYED = "Was gespielt wurde";
export const BEFORE = "Vor dem Spiel";
export const NOTHING = "Noch wurde nichts gespielt.";
export const UNTOLD = "Dieses Spiel erzählt nicht, was gespielt wurde.";
export const EARLIER = "Was davor gespielt wurde";
