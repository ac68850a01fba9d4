/** A game, step by step. */

export const REPLAY = "Replay";
export const WHERE = "Where in the game";
/** "Step 3 of 40. Ruth drew a 7." */
export const step = (at: number, of: number, words: string) => `Step ${at} of ${of}. ${words}`.trim();
export const BACK = "One back";
export const ON = "One on";
export const PLAY = "Play";
export const PAUSE = "Pause";
export const AGAIN = "Watch again";
export const LOST = "No connection. Reconnecting…";
export const pace = (pace: number) => `${pace}×`;
export const paceLabel = (pace: number) => `Pace: ${pace} times`;
export const LIST = "Log";
/** Who sees the table as it is shown. */
export const WHOSE = "Whose view";
export const ALL_OPEN = "All open";
export const asSeen = (name: string) => `As ${name} saw it`;
export const SHARE = "Share this moment";
export const MOMENT = "A moment at Mulligan Club";
