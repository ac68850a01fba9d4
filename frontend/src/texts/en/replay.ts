/** A finished game, step by step. */

export const REPLAY = "Replay";
export const where = "Where in the game";
export const step = (at: number, of: number) => `Step ${at} of ${of}`;
export const back = "One back";
export const on = "One on";
export const play = "Play";
export const pause = "Pause";
export const again = "Once more";
export const lost = "No connection. Trying again.";
