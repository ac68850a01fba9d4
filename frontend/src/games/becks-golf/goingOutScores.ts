/** The bonus and penalty for going out. A test compares them with the engine's data, which is too large for a first load. */

export const BONUS = -5;
export const PENALTY = 10;
