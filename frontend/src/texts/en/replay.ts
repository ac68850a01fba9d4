/** A finished game, step by step. */

export const REPLAY = "Replay";
export const WHERE = "Where in the game";
export const step = (at: number, of: number) => `Step ${at} of ${of}`;
export const BACK = "One back";
export const ON = "One on";
export const PLAY = "Play";
export const PAUSE = "Pause";
export const AGAIN = "Once more";
export const LOST = "No connection. Trying again.";
